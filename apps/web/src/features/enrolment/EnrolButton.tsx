import { Button } from '../../ui/Button.tsx';
import type { ButtonTone } from '../../ui/button-look.ts';
import { enrolling, enrolNow } from './texts.ts';
import { useEnrol } from './use-enrol.ts';

interface EnrolButtonProps {
  course: { id: string; title: string };
  tone?: ButtonTone;
  size?: 'normal' | 'large' | 'small';
  /** Several courses stand side by side: the name says which. */
  named?: boolean;
  /** Pressed: the button goes away with the focus on it once it is done. */
  onEnrol?: () => void;
}

/** 'Enroll Now', 'Enrolling...' while the call is under way. Who is enrolled is shown something else in its place. Source: L§2. */
export function EnrolButton({ course, tone = 'primary', size = 'normal', named = false, onEnrol }: EnrolButtonProps) {
  const { mutate, isPending } = useEnrol(course.id);
  const name = isPending ? enrolling : enrolNow;
  const press = () => {
    onEnrol?.();
    mutate();
  };
  return (
    <Button tone={tone} size={size} onClick={press} pending={isPending && enrolling} {...(named && { 'aria-label': `${name} in ${course.title}` })}>
      {enrolNow}
    </Button>
  );
}
