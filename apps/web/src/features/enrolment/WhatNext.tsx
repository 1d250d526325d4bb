import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { reading } from '../../lib/queries.ts';
import { RightIcon } from '../../ui/icons.tsx';

/** What comes after a course that is done: the first other one that Lou recommends, or the shelf. */
export function WhatNext({ after }: { after: string }) {
  const { data: recommended, isPending } = useQuery(reading('recommendations.list', {}));
  const next = recommended?.find(({ contentType, id }) => contentType === 'course' && id !== after);
  if (isPending) return null;
  return (
    <p>
      {next && 'Next: '}
      <Link className="link" href={next?.link ?? '/courses'}>
        {next?.title ?? 'Choose another course'} <RightIcon />
      </Link>
    </p>
  );
}
