/** The categories that a new installation begins with: those of the spec's knowledge form. Staff may change them. Source: S§5. */
import type { Category } from '@lou/contract/catalogue';

const first = (slug: string, name: string, icon: string, color: string, description: string) => ({ slug, name, icon, color, description });

/** In their order on the page. The colours are of one lightness, so that white text and a pale tint both work with each. */
export const firstCategories: readonly Category[] = [
  first('language-learning', 'Language Learning', '🗣️', '#B4532A', 'Speak, read and understand another language.'),
  first('academic-studies', 'Academic Studies', '🎓', '#3B6FB6', 'What school and university ask, explained from the ground up.'),
  first('mathematics', 'Mathematics', '📐', '#4E5FB8', 'Numbers, shapes and how to reason about them.'),
  first('science', 'Science', '🔬', '#1F7A6B', 'How the world works and how we find out.'),
  first('technology-programming', 'Technology & Programming', '💻', '#2F7D4F', 'Write programs and understand the machines that run them.'),
  first('professional-skills', 'Professional Skills', '💼', '#6B5B95', 'What working life asks: writing, presenting, planning, leading.'),
  first('creative-arts', 'Creative Arts', '🎨', '#A8437A', 'Draw, design, write and make music.'),
  first('personal-development', 'Personal Development', '🌱', '#5F7A1F', 'Habits, attention and looking after yourself.'),
  first('general', 'General', '📚', '#5B6770', 'Everything that has no shelf of its own.'),
].map((category, sortOrder) => ({ id: category.slug, ...category, sortOrder }));

/** May a shipped course name this category? */
export const isFirstCategory = (slug: string): boolean => firstCategories.some((category) => category.slug === slug);
