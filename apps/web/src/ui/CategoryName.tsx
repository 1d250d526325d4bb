import { useQuery } from '@tanstack/react-query';
import { reading } from '../lib/queries.ts';

/** A category's slug without hyphens, as a stand-in for its name: `academic studies`. */
const spoken = (slug: string): string => slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** What categories are called; a slug that the server does not know reads as its words. */
export function useCategoryNames(): (slug: string) => string {
  const { data = [] } = useQuery(reading('catalogue.categories', {}));
  return (slug) => data.find((category) => category.slug === slug)?.name ?? spoken(slug);
}

/** A category by its name: 'Academic Studies' of `academic-studies`. */
export function CategoryName({ slug }: { slug: string }) {
  return useCategoryNames()(slug);
}
