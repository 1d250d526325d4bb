/** Address of a figure to its width and height, `640 / 330`. The build fills it in from the shipped courses (vite.config.ts). */
export const figureSizes: Readonly<Record<string, string>> = {};
