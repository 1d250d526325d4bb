import type { SocketLike } from '../socket-life.ts';

/** A socket that does what the test says. */
export class ASocket implements SocketLike {
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onerror: WebSocket['onerror'] = null;
  onclose: WebSocket['onclose'] = null;
  readonly sent: string[] = [];
  closedWith: number | undefined;
  send = (text: string) => void this.sent.push(text);
  close = (code?: number) => {
    this.closedWith = code;
  };
  opens = () => this.onopen?.call(this as never, {} as Event);
  tells = (message: object) => this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  fails = () => this.onerror?.call(this as never, {} as Event);
  drops = (code = 1006) => this.onclose?.call(this as never, { code } as CloseEvent);
  joins() {
    this.opens();
    this.tells({ type: 'session_joined', seq: 0, sessionId: 's1' });
  }
}
