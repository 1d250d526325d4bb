/** True where the server has a voice: it says so on the page it serves, `<html data-voice="on">`, so nothing has to be asked. */
export const hasVoice = (): boolean => document.documentElement.dataset.voice === 'on';
