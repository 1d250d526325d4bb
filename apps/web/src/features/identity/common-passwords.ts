/**
 * The best-known passwords of 8 characters and more: enough for the rule to tick itself while one types. The server holds
 * the long list and refuses the rest; what it refused is added to the rule.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 123123123 987654321 87654321 11223344 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyuiop qwerty123 qwerty12 qwertyui
   asdfghjkl asdfasdf zxcvbnm123 abcd1234 abc12345 abcdefgh letmein1 letmein123 iloveyou iloveyou1 sunshine princess football baseball
   superman trustno1 welcome1 welcome123 dragon123 monkey123 master123 shadow123 michael1 jennifer jordan23 charlie1 starwars computer
   whatever internet samsung1 pokemon1 liverpool chelsea1 arsenal1 barcelona juventus corvette mercedes ferrari1 yamaha123 test1234
   testtest changeme changeme123 admin123 admin1234 administrator root1234 guest123 user1234 login123 hello123 hellohello goodluck
   blink182 nirvana1 metallica rockstar spiderman batman123 superstar butterfly chocolate cheesecake elizabeth alexander christian
   victoria samantha veronica danielle jessica1 nicholas benjamin jonathan matthew1 brandon1 anthony1 patricia stephanie caroline
   summer2024 summer2025 winter2024 winter2025 spring2025 autumn2025 december november september 00000000 11111111 88888888 66666666
   147258369 159753456 741852963 a1b2c3d4 aa123456 qazwsxedc 1a2b3c4d p@ssw0rd passw0rd p4ssword pa55word`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whatever follows these is no secret. */
export const commonBeginnings: readonly string[] = ['password'];
