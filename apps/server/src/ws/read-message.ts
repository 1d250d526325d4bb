/** What came over a socket, as a message of the contract. */
import { type ClientMessage, clientMessage, socketSentences } from '@lou/contract/socket';

/** The message, or the sentence that says why there is none. Binary comes as null. */
export function readMessage(text: string | null): { readonly message: ClientMessage } | { readonly says: string } {
  try {
    const message = text === null ? undefined : clientMessage.safeParse(JSON.parse(text));
    if (message?.success) return { message: message.data };
    return { says: message ? socketSentences.wrongShape : socketSentences.notJson };
  } catch {
    return { says: socketSentences.notJson };
  }
}
