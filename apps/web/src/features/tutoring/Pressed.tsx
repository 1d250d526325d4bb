/** What the learner pressed, at the learner's side. */
export const Pressed = ({ button }: { button: string }) => (
  <p className="pressed">
    <span className="sr">You pressed: </span>
    {button}
  </p>
);
