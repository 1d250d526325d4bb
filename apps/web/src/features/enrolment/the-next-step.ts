/** Where one goes on in a course: at the button of the section in the light, or, when all is done, at what the page says about it. */
export const theNextStep = {
  get current(): HTMLElement | null {
    return document.querySelector<HTMLElement>('.timeline .now :is(button, a)') ?? document.getElementById(LEARNING_PROGRESS);
  },
  get isLast(): boolean {
    return this.current?.id === LEARNING_PROGRESS;
  },
};

/** The heading over how far one is. */
export const LEARNING_PROGRESS = 'learning-progress';
