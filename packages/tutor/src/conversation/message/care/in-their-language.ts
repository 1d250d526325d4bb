/** Who is in need is told where help is in their own language first, since a person in need reads no second one. */
import { readingsOf } from './reading.ts';
import { signs } from './signs.ts';

interface Spoken {
  /** What the form of need is told by, or letters of the language. */
  readonly heardBy: string | RegExp;
  readonly says: string;
}

/** Each names a person of trust and the emergency number, as the English words do. Kana before Han, since Japanese has both. */
const spoken: readonly Spoken[] = [
  {
    heardBy: 'in Spanish',
    says: 'Siento mucho que estés así; por favor, habla hoy con una persona de confianza, y si estás en peligro llama ahora a emergencias (en muchos lugares 112).',
  },
  {
    heardBy: 'in French',
    says: 'Je suis désolé que ce soit si dur ; parle aujourd’hui à une personne de confiance, et si tu es en danger, appelle tout de suite les urgences (souvent le 112).',
  },
  {
    heardBy: 'in German',
    says: 'Es tut mir leid, dass es dir so schlecht geht; sprich bitte heute mit einem Menschen, dem du vertraust, und wähle bei Gefahr sofort den Notruf (vielerorts 112).',
  },
  {
    heardBy: 'in Italian',
    says: 'Mi dispiace che tu stia così; parla oggi con una persona di cui ti fidi e, se sei in pericolo, chiama subito i soccorsi (in molti posti il 112).',
  },
  {
    heardBy: 'in Portuguese',
    says: 'Lamento que esteja a ser tão difícil; fale hoje com uma pessoa de confiança e, se estiver em perigo, ligue já para a emergência (em muitos lugares 112).',
  },
  {
    heardBy: 'in Dutch',
    says: 'Wat erg dat het zo zwaar is; praat vandaag met iemand die je vertrouwt en bel bij gevaar meteen het noodnummer (op veel plaatsen 112).',
  },
  {
    heardBy: 'in Turkish',
    says: 'Bu kadar zor olmasına çok üzüldüm; lütfen bugün güvendiğin biriyle konuş ve tehlikedeysen hemen acil numarayı ara (birçok yerde 112).',
  },
  {
    heardBy: 'in Romanian',
    says: 'Îmi pare rău că îți este atât de greu; vorbește azi cu o persoană de încredere și, dacă ești în pericol, sună imediat la urgențe (în multe locuri 112).',
  },
  {
    heardBy: 'in Swedish',
    says: 'Jag är ledsen att det är så svårt; prata i dag med någon du litar på, och ring nödnumret direkt om du är i fara (på många ställen 112).',
  },
  {
    heardBy: 'in Polish',
    says: 'Przykro mi, że jest ci tak ciężko; porozmawiaj dziś z kimś, komu ufasz, a w niebezpieczeństwie zadzwoń od razu na numer alarmowy (w wielu krajach 112).',
  },
  {
    heardBy: /\p{Script=Cyrillic}/u,
    says: 'Мне очень жаль, что вам так тяжело; пожалуйста, поговорите сегодня с человеком, которому доверяете, а если есть опасность, сразу звоните в службу спасения (во многих местах 112).',
  },
  {
    heardBy: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    says: 'とてもつらいですね。今日、信頼できる人に話してください。危険があるときは、すぐに緊急番号（多くの国では112）に電話してください。',
  },
  { heardBy: /\p{Script=Han}/u, says: '听到你这么难受，我很难过。请今天就和你信任的人谈谈；如果有危险，请马上拨打急救电话（很多地方是112）。' },
  {
    heardBy: /\p{Script=Hangul}/u,
    says: '많이 힘드시겠어요. 오늘 믿을 수 있는 사람에게 이야기해 주세요. 위험하다면 바로 긴급 전화(많은 나라에서 112)로 연락하세요.',
  },
  {
    heardBy: /\p{Script=Arabic}/u,
    says: 'يؤسفني أن الأمر صعب عليك؛ تحدث اليوم مع شخص تثق به، وإذا كنت في خطر فاتصل فورا برقم الطوارئ (112 في أماكن كثيرة).',
  },
  {
    heardBy: /\p{Script=Devanagari}/u,
    says: 'मुझे दुख है कि यह इतना कठिन है; कृपया आज ही किसी भरोसे के व्यक्ति से बात करें, और ख़तरा हो तो तुरंत आपातकालीन नंबर (कई जगह 112) पर फ़ोन करें।',
  },
];

/** The sentence in the language that the need was told in; null where that was English. */
export function careInTheirLanguage(text: string): string | null {
  const readings = readingsOf(text);
  const told = signs.find(({ sign }) => readings.some((reading) => sign.test(reading)))?.tells;
  return spoken.find(({ heardBy }) => (typeof heardBy === 'string' ? heardBy === told : heardBy.test(text)))?.says ?? null;
}
