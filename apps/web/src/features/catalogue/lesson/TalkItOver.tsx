import { askAbout } from '../../../lib/asked-about.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { spokenText } from '../../tutoring/paragraphs.ts';

interface TalkItOverProps extends Pick<ButtonLook, 'tone' | 'size'> {
  /** What is to be talked about, as the lesson has it. */
  subject: string;
  /** Where Lou can be asked about this section. */
  talk: string;
}

/** The way to Lou with a task of the lesson: its words stand in the line as what is talked about, and the learner writes after them. */
export const TalkItOver = ({ subject, talk, ...look }: TalkItOverProps) => (
  <ButtonLink {...look} href={talk} onFollow={() => askAbout(talk, spokenText(subject))}>
    Talk it over with Lou
  </ButtonLink>
);
