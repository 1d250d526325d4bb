import { useLocation, useSearch } from 'wouter';
import { wayBack } from '../../lib/way-back.ts';

/** Goes to the address that asked for signing in, or to `/`. */
export function useWayBack(): () => void {
  const [, navigate] = useLocation();
  const search = useSearch();
  return () => navigate(wayBack(search), { replace: true });
}
