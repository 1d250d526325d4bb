import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { settleMs } from '../lib/motion-choice.ts';
import './dialog.css';
import type { OverProps } from './dialogs.tsx';
import { CrossIcon } from './icons.tsx';

const classNames = { content: 'side-sheet', title: 'sr', body: 'side-sheet-in', close: 'icon-button', overlay: 'scrim' };

/** From the left edge, as tall as the page. */
export function SheetFromTheSide({ opened, onClose, title, children }: OverProps) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size={296}
      zIndex={501} // over a notice
      classNames={classNames}
      transitionProps={{ duration: settleMs() }}
      lockScroll={false}
      returnFocus={false}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Body>
          <div className="side-sheet-head">
            <Drawer.Title>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" icon={<CrossIcon />} />
          </div>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
