/** The parameters of a path that fits a pattern (`/course/:courseId`), or null. A trailing slash does not matter. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const here = given[index] as string;
    if (part.startsWith(':')) {
      const value = decoded(here);
      if (value === null) return null;
      parameters[part.slice(1)] = value;
    } else if (part !== here) return null;
  }
  return parameters;
}

const parts = (path: string): string[] => path.split('/').filter(Boolean);

/** Null where the address is not well-formed (`/course/%E0`). */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
