/** Names the account that a page shows, by its id: what the page calls is refused where somebody else is signed in by then. Source: decision 0044. */
export const ACCOUNT_HEADER = 'x-lou-account';
