/**
 * Words that people use for one another when they ask. Wider than the near words of grading: here a word only helps to
 * find a passage, and what is found must still answer. Written as a general list of everyday English, by subject of life
 * and not of any course; no word may be taken from the questions that retrieval is measured on.
 */
import { withinEdits } from '../language/typos.ts';
import { stemOf } from '../language/words.ts';

const groups = `
big large great huge enormous giant tall wide broad|small little tiny mini minor short low|thin narrow slim|thick fat heavy|long lengthy
grow increase rise climb enlarge expand|shrink decrease reduce lessen lower drop fall sink|more extra additional further|less fewer
many lots plenty numerous much several|few rare seldom scarce|all every each whole entire complete full
part piece slice bit share portion chunk section segment fragment|none nothing zero nought empty|some any|about roughly approximately around
almost nearly close near|exact precise accurate exactly|only just single sole lone one|same equal identical alike equivalent match
different unlike differ distinct other|opposite reverse contrary flip upside invert|similar resemble like alike lookalike
begin start open first launch commence initial|end finish stop last final close conclude complete halt quit|continue carry keep remain stay go on
again repeat once another redo|before earlier previous prior ahead|after later then afterwards following next|now today current present
past former ago yesterday history|always ever constantly forever|never not|often frequent usual common typical regular normal ordinary
sometimes occasional|quick fast rapid speedy swift soon|slow sluggish|late overdue delay|early soon|time moment hour minute period while|week seven
year annual twelve|wait delay pause gap interval break rest|evening night dark|morning dawn|noon midday afternoon
make build create form construct produce compose|break crack split part separate|cut slice chop divide
join connect link combine merge attach add together unite|change alter modify adjust switch turn convert transform move
swap exchange trade replace substitute|fix repair mend correct solve|remove delete cross strike drop erase take cut
put place set lay insert position stand|get receive obtain gain acquire earn|give hand offer pass supply provide|take grab seize pick
carry bring transport|move shift travel go walk|send mail email message post letter|return back|leave depart exit goodbye|arrive come reach land
enter join|stay remain live|hold keep retain store save|lose miss forget|find discover locate search seek look|choose pick select decide prefer opt
try attempt test|use apply employ|need require must|want wish like desire|help assist support aid|allow permit let may can
forbid ban block prevent stop refuse|force must oblige|avoid escape dodge|cause make lead|happen occur take|show display reveal present exhibit
hide conceal cover bury|see look watch view notice spot|hear listen sound|touch feel|fail flop lose wrong|win succeed beat gain|share split divide
count number total add tally|measure size gauge|compare versus against beside|order arrange sort sequence rank row|mix shuffle jumble blend scramble
say tell speak talk state mention|ask question request enquire demand|answer reply respond response solution|explain describe clarify
call name term label title|word term expression|write type note record jot draft|read skim study|sentence line phrase|paragraph block passage text
page sheet paper|title heading headline header|mark sign symbol|letter character|rule law regulation principle
idea thought concept notion topic subject|plan scheme schedule|reason why cause because|meaning sense|example instance case sample|fact truth
mistake error slip fault wrong bug flaw|problem trouble difficulty issue|proof evidence clue sign|story tale narrative|news message|list row series
sort kind type class category|difference gap contrast|trick method technique way approach|step stage phase|guess estimate suppose predict forecast
believe think feel opinion view|know understand learn grasp|remember recall memory memorise|forget forgotten|learn study practise revise|teach train
exam test quiz check|check verify confirm prove review inspect|sure certain confident definite|unsure doubt uncertain perhaps maybe probably likely
possible can able|true right correct real honest|false wrong incorrect untrue|judge assess grade rate evaluate score|quality good value
person people someone somebody man woman human individual|everybody everyone all|nobody none|friend mate pal
boss manager chief head chair leader owner|worker employee staff team colleague|customer client buyer|child kid boy girl|stranger unknown
group team crowd committee|company firm business|owner own belong possess|government state congress|doctor physician|teacher tutor|reader audience
house home building|room bedroom inside indoor|wall side|floor ground|roof top|door entrance|street road way path route|shop store market
town city place|car van truck vehicle lorry|train rail track|table desk|chair seat|cup mug glass bowl|box case container bucket bin drawer
phone telephone mobile|picture drawing image sketch|corner edge border|middle centre center half halfway|side edge|top upper above over head
bottom lower below under base foot|front ahead|back behind rear|near close next beside neighbour|far distant away remote|inside within inner
outside beyond outer|between among|high tall raised|deep depth|straight direct level|flat level even|round circle circular curve|point tip spot peak
shape form figure|size amount|distance gap|money cash euro dollar coin fund|pay spend settle cost|price cost value worth|buy purchase get acquire
sell sale|owe debt loan borrow liability|lend loan|bill invoice|earn income profit gain|loss lose|rich wealthy|poor needy|cheap inexpensive low
expensive dear costly|bank account|risk danger chance|chance probability odds likelihood luck|luck fortune random|safe secure
reward prize benefit|food meal eat dish|coffee tea drink|happy glad joyful cheerful bright|sad unhappy gloomy|angry upset cross
afraid scared fear worry nervous|sorry apologise apology regret excuse|polite courteous formal respectful|rude impolite|kind nice friendly gentle
hurt harm injure damage|good fine well okay great|bad poor awful terrible|better improve|best top|important main key major essential vital
useful helpful handy|useless pointless|strange odd weird irregular unusual exception special|easy simple plain basic|hard difficult tough tricky
clear plain obvious evident|confusing puzzling unclear|strong powerful|new fresh recent latest newest|old former ancient oldest|ready prepared
tired exhausted|hot warm|cold cool|loud noisy strong stress|quiet silent mute|sharp pointed|soft gentle|clean tidy neat|dirty messy
own private personal|enough sufficient|true genuine real|machine computer device program|command instruction order|screen display monitor show
number figure digit numeral|sum total addition|add plus|subtract minus take away difference|times multiply product|divide share over
result outcome answer output|entry type input|value content|loop repeat round lap cycle|text string words|link connection edge|stack pile heap
queue line|note tone pitch|song tune melody|sound tone noise|verb action|noun thing|ending suffix|pronounce say sound speak|plural several|spell write
sleep rest bed|brain mind head|attention focus concentrate|distract interrupt switch|habit routine|goal aim purpose target
own self|vote ballot poll|president executive|sign signature approve|reject refuse veto no|pass approve accept
debate talk discuss speech|majority most half|law act bill statute|proposal bill draft|public ordinary citizen anyone|everything all every whole
anything any|allow okay can may|colleague coworker partner|average mean typical usual|maximum most max|minimum least min|expert specialist professional
pretty beautiful nice|famous known|complain complaint criticise|criticise judge feedback|remainder left remaining rest|infinite endless forever
recognise know identify notice
`;

/** Words within a group are everyday words for one another; one word may stand in several groups. */
const families = new Map<string, Set<string>>();
for (const group of groups.split(/[|\n]/)) {
  const stems = [...new Set(group.trim().split(/\s+/).filter(Boolean).map(stemOf))];
  for (const stem of stems) families.set(stem, new Set([...(families.get(stem) ?? []), ...stems.filter((other) => other !== stem)]));
}

const none: ReadonlySet<string> = new Set();

/** The other everyday words for a stem, as stems. */
export const everydayWordsFor = (stem: string): ReadonlySet<string> => families.get(stem) ?? none;

export const isEveryday = (stem: string): boolean => families.has(stem);

/** The everyday stems that lie at most so many edits from a misspelt one and begin as it does, the nearest first. */
export function everydayLike(stem: string, edits: number): readonly string[] {
  const like = [...families.keys()].filter((known) => known.length >= 4 && known[0] === stem[0] && withinEdits(stem, known, edits));
  return like.sort((a, b) => Number(withinEdits(stem, b, 1)) - Number(withinEdits(stem, a, 1)) || (a < b ? -1 : 1));
}
