/** What the tabs of one browser say to each other about who is signed in; what the page cannot hear it learns at the next look or call. */

/** `changed`: somebody signed in or out here. `ended`: the server has ended the sign-in. */
export type TabWord = 'changed' | 'ended';

let channel: BroadcastChannel | undefined;

export const tellOtherTabs = (word: TabWord): void => channel?.postMessage(word);

/** Hears the other tabs, and lets this one be heard, until the answer is called. */
export function hearOtherTabs(hear: (word: TabWord) => void): () => void {
  const own = new BroadcastChannel('lou-sign-in');
  own.onmessage = ({ data }) => hear(data);
  channel = own;
  return () => own.close();
}
