import { createPortal } from 'react-dom';
import '../../ui/conversation.css';
import { Bone, Loading } from '../../ui/states.tsx';
import './chat.css';
import { HintsLoading } from './HintLine.tsx';

/** The lines of a talk as they will stand. */
export const LinesLoading = () => (
  <Loading what="Loading the conversation" className="stack">
    <Bone width={82} />
    <Bone width={90} />
    <Bone width={54} />
  </Loading>
);

interface ConversationLoadingProps {
  place?: 'card' | 'room' | undefined;
  /** Where the hints will stand on a wide page. */
  margin?: HTMLElement | null | undefined;
}

/** It is not known yet which talk it will be, or its session is being made: the head and the lines as they will stand. */
export function ConversationLoading({ place = 'room', margin }: ConversationLoadingProps) {
  return (
    <div className={place === 'card' ? 'sheet chat' : 'chat-room'}>
      <div className="chat-head" data-kept-clear>
        <Bone width={40} />
      </div>
      <div className="convo">
        <LinesLoading />
      </div>
      {margin && createPortal(<HintsLoading />, margin)}
    </div>
  );
}
