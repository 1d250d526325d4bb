import { Modal } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { settleMs } from '../lib/motion-choice.ts';
import './dialog.css';
import type { OverProps } from './dialogs.tsx';
import { CrossIcon } from './icons.tsx';

const classNames = { inner: 'dialog-inner', content: 'dialog', title: 'dialog-title', body: 'dialog-in', close: 'icon-button dialog-close', overlay: 'scrim' };

/** Radius 10, one shadow, a fixed foot for the acts. */
export function MiddleDialog({ opened, onClose, title, foot, size = 'normal', lead, kind, children }: OverProps) {
  const name = <Modal.Title>{title}</Modal.Title>;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered
      yOffset={24}
      size={size === 'wide' ? 1040 : 560}
      classNames={classNames}
      transitionProps={{ transition: 'fade', duration: settleMs() }}
      lockScroll={false}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={lead ? 'dialog-head led' : 'dialog-head'} data-kept-clear>
          {!lead && name}
          {kind && <p className="dialog-kind meta">{kind}</p>}
          <Modal.CloseButton aria-label="Close" icon={<CrossIcon />} />
        </div>
        <Modal.Body>
          <div className="dialog-text">
            {lead?.(name)}
            {children}
          </div>
          {foot && (
            <div className="dialog-foot" data-kept-clear>
              {foot}
            </div>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
