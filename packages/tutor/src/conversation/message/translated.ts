/** 'Translate hello to Spanish', 'what is the French word for yesterday': how it is said in that language is asked. */
const please = '(?:(?:so|ok|okay|hey|lou|please|can you|could you|how do i|how do you|i need to|i want to)[, ]+)*';
const forms = [
  new RegExp(`^${please}translate ["“'‘]?(.+?)["”'’]? (?:in)?to (\\w+)\\W*$`, 'i'),
  new RegExp(`^${please}(?:what(?:['’]?s| is) )?(?:the )?(\\w+) (?:word|phrase|translation|expression) (?:for|of) ["“'‘]?(.+?)["”'’]?\\W*$`, 'i'),
];
const isLanguage = /^(?:spanish|french|german|italian|english|portuguese|latin|dutch|polish|turkish|arabic|chinese|japanese|russian|ukrainian)$/i;

/** The message as a question how it is said; null where nothing is to be translated. */
export function askedInLanguage(text: string): string | null {
  const [, words = '', language = ''] = forms[0]?.exec(text) ?? [];
  if (isLanguage.test(language)) return `How do you say ${words} in ${language}?`;
  const [, named = '', said = ''] = forms[1]?.exec(text) ?? [];
  return isLanguage.test(named) ? `How do you say ${said} in ${named}?` : null;
}
