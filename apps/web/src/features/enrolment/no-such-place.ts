/** In place of a course or a section that nobody has, under the addresses that lead there. */
export const noSuchCourse = { title: 'Course Not Found', text: 'This course does not exist.', href: '/courses', way: 'Go to all courses' } as const;
export const noSuchSection = (course: string) =>
  ({ title: 'Section Not Found', text: 'This section does not exist.', href: course, way: 'Go to the course' }) as const;
