import { Link } from 'wouter';
import { RightIcon } from './icons.tsx';
import { Empty } from './states.tsx';

interface NothingHereProps {
  title: string;
  text: string;
  /** The one way on. */
  href: string;
  way: string;
}

/** A whole page of which there is nothing to show: the lamp, what is not there, and one way on. */
export const NothingHere = ({ title, text, href, way }: NothingHereProps) => (
  <Empty heading="h1" lou="thinking" title={title} text={text}>
    <Link className="link" href={href}>
      {way} <RightIcon />
    </Link>
  </Empty>
);
