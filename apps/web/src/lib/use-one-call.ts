/** A call that a press makes. */
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** `useMutation`, for which a press is none while the one before is under way: the button's `disabled` comes a render late. */
export function useOneCall<Data, Input = void>(options: Omit<UseMutationOptions<Data, Error, Input>, 'onSettled'>) {
  const underWay = useRef(false);
  const settle = () => {
    underWay.current = false;
  };
  const mutation = useMutation({ ...options, onSettled: settle });
  const mutateAsync: typeof mutation.mutateAsync = (...pressed) => {
    if (underWay.current) return new Promise(() => {});
    underWay.current = true;
    return mutation.mutateAsync(...pressed);
  };
  return { ...mutation, mutateAsync, mutate: (...pressed: Parameters<typeof mutateAsync>) => void mutateAsync(...pressed).catch(() => {}) };
}
