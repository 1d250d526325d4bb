/** `/ws` on the same host, secure where the page is. Source: L§7. */
export const socketAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string => `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
