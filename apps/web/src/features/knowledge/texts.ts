/** Sentences of the knowledge base. Source: L§2 Knowledge Base page, L§8. */
export const title = 'Knowledge Base';
export const subtitle = 'Manage AI learning content and knowledge items';
/** On /knowledge. */
export const noContentYet = 'No content yet';
/** Where something is offered: the dashboard's card and the library's shelf. */
export const noContentAvailable = 'No content available';

/** By position: the first, the second and the third. */
export const updateBadges = ['Updated', 'New', 'Modified'] as const;

/** Where everything stands on the page: what 'View All' shows to whoever may not change it. */
export const ALL_CONTENT = 'all-content';

/** Where the links of the summary lead; who may not go there is told so at the link. */
export const MANAGE = '/admin?tab=content';
