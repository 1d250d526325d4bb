/**
 * Everyday words that people use for one another when they explain something, and pairs that turn a sentence round. Wider
 * than near-words.ts and only for comparing an answer with a wording: too loose to look things up by. General English;
 * what only one subject says belongs in that course's own wordings.
 */
import { isNear, isOpposite } from './near-words.ts';
import { stemOf } from './words.ts';

const families = `
again repeat redo retry twice anew repeatedly once-more|always forever everytime constantly ever permanently|often frequently frequent most commonly commonest usual usually regularly mostly
begin start open launch initiate introduce commence first beginning|end finish stop close complete conclude over ended ending|cause lead trigger produce bring
show tell reveal indicate display point signal say mean express|tell inform notify announce warn say report|see notice spot recognize observe look watch view|look check inspect examine search scan
check compare verify test confirm examine match prove|prove proof show demonstrate argue argument|guess estimate assume suppose predict|think believe imagine consider suppose pretend
know understand realize grasp|remember recall memorize memory retain remind|forget lose fade vanish disappear gone slip|learn study practice train
add plus increase append extra additional more join|remove delete take drop leave exclude omit skip|forget omit leave skip miss overlook|put place set insert lay store add position|give hand provide offer supply pass
get receive obtain gain take earn acquire|keep hold retain save stay remain preserve|move go travel shift walk step run carry|carry bring take transport extend continue
go fall drop sink decrease decline lower reduce lessen|rise climb grow increase raise lift up|change turn become convert switch transform alter vary|turn rewrite convert change write express
stay remain unchanged same keep constant stand|need require must necessary want demand|want wish desire aim intend|use apply employ need take|make create build form produce construct write
break crash fail error failure stuck collapse|fix repair mend correct solve restore redraw improve|stuck endless forever infinite loop|work function run operate succeed|allow permit let enable authorize
stop prevent block hinder refuse reject deny object|refuse reject decline object oppose against|agree consent accept approve yes support|choose pick select decide take elect|vote ballot poll
buy purchase pay acquire|pay spend cost settle repay|sell sale sold market trade|owe debt liability loan borrow|cash money fund|price cost worth value|profit gain earnings income|own possess have belong hold
big large great huge high giant tall major|small little tiny low short minor few|many lots several multiple numerous plenty much various|few little some couple|more extra further additional greater|most mainly mostly majority largest
all every each both everyone everything whole entire|whole full complete entire total wholes|one single only individual once sole|only just alone merely solely|two both pair couple double twice|same equal identical alike match unchanged
different other another unlike separate vary distinct else|new fresh newest latest recent novel|old earlier former previous past before|next after later following then afterwards subsequent|first before earlier initially beginning start|last final end latest
now today currently present moment|soon shortly near quickly|early soon premature|late later delayed|long lengthy length extend|quick fast rapid speedy soon|slow slowly gradual gradually
part piece bit portion section some fragment chunk share|group set class category bunch family kind|kind type sort category|thing object item stuff|way method approach manner route procedure technique|step stage move|place spot location position point site where somewhere
side edge border margin|line row queue|middle centre center half mid|top head upper peak above|bottom base lower foot under below|front ahead before|back behind reverse|inside within in|outside beyond out
person people somebody someone anyone human individual|reader audience receiver listener recipient|author writer|worker employee staff colleague|child kid|friend mate
important matter main key essential crucial relevant significant|clear obvious plain evident understandable|vague unclear general imprecise fuzzy|exact precise accurate specific concrete|right correct true valid proper|wrong false incorrect mistake error fault bug slip|problem trouble issue difficulty risk danger
easy simple effortless|hard difficult tough|possible can able may|impossible cannot unable|certain sure definite|maybe perhaps possibly|likely probable chance probability odds|rare seldom unusual uncommon
reason why cause because ground|result outcome effect consequence answer|answer reply respond response|question ask query|idea thought notion concept|goal aim purpose target|plan intention scheme|example instance case sample
word term expression|sentence phrase line|text writing document letter message|news information message info data|name call title label|sign symbol mark|number figure digit amount count quantity|sum total add together
money cash dollar euro|time moment period while hour|day date|year annual yearly|week weekly|often time|story tale narrative plot|happen occur take-place event|event action happening|habit routine regular custom repeated
good fine well nice great|bad poor awful|happy glad pleased|sad unhappy|afraid fear scared worried nervous anxious|hide conceal bury cover|find discover locate spot identify|lose lost miss|miss lack absent missing without gone
feel sense seem sound appear|sound hear noise|speak talk say pronounce tell|read scan skim|skim scan skip glance|write note record put|draw sketch line|meet cross intersect touch converge join come-together|cross intersect meet
straight direct directly vertical|parallel alongside along|direction way course|angle corner|horizon eyelevel eye-level|near close next|far distant away|wide broad|narrow thin
split divide cut share separate spread|spread distribute divide scatter|collect gather combine|combine merge join unite together|swap exchange trade switch replace|replace substitute swap|copy duplicate clone|send submit deliver mail
throw discard waste lose reject|waste useless pointless vain|help aid assist support|hurt harm damage|try attempt test effort|wait delay pause hang|finish complete done ready|ready prepared
home finished closed resolved rest settled complete final|open unfinished incomplete unresolved|tension pull lead lean strong|pull lead lean draw attract|rest relax settle home
depend rely vary hinge|contain include hold have|belong fit part|fit suit match|left remaining remain rest remainder over|fraction ratio part|equal same match|times multiply product
ask request demand require inquire|free empty available|kill dead die end gone|dead gone expired lapse die|alive live|pass approve enact accept|law act bill statute|leader chair head boss|president executive|limit cap bound restrict maximum
build construct make erect|machine equipment device tool computer laptop|computer machine laptop|use usage|wear depreciate age|loss lose decline|due owed payable|future later ahead coming onwards forward|past earlier before previous ago
suggest propose recommend advise|action task job duty todo|reply answer respond|skip skim overlook|crucial decisive|instant immediately directly straightaway|blame criticize fault|praise compliment thank|apologize sorry excuse regret|reversed flipped mirrored turned|flip reverse turn mirror|grab fetch|detail particular|unknown unfamiliar unclear|familiar known used accustomed|honest sincere true real|fake false insincere pretend
boring dull|interesting exciting|calm quiet|loud noisy|tense nervous|round circular|square rectangle|huge enormous|hint clue|rule law principle|guide lead|surface area|depth deep|weight heavy|speed fast pace|size big length|age old year|cheap inexpensive|expensive costly dear|cancel off withdraw|book reserve order|customer client buyer|shop store|boss manager|team group
slot bucket place compartment cell|between inside within among|corner tip point spike|private personal|apart separate distinct different|owe pay due|photo picture snapshot image|below under beneath|above over|throughout during|near beside|toward towards to|against opposite|because since|therefore thus hence so|however but
`;

const turnings = `
add remove|join leave|join remove|put remove|put take|insert remove|enter leave|enter exit|in out|open close|rise fall|climb fall|up fall|down rise|increase fall|decrease rise|gain lose|gain loss|profit loss|win lose|pass fail|succeed fail
buy sell|borrow lend|own owe|asset liability|cash debt|give take|send receive|remember forget|keep lose|keep discard|keep delete|find lose|push pull|allow forbid|allow prevent|agree refuse|agree object|accept reject|yes no|right wrong|correct wrong
true false|good bad|better worse|easy hard|simple complex|rich poor|fast slow|quick slow|early late|soon late|young old|new old|near far|close far|wide narrow|thick thin|light dark|light heavy|strong weak|long short|tall short|big short
more fewer|most least|many few|maximum minimum|major minor|sharp flat|before after|first last|next previous|begin finish|start finish|start end|past future|always sometimes|often rarely|often seldom|everybody nobody|everything nothing|all some
same other|same change|equal unequal|change stay|change remain|change keep|move stay|move rest|live die|alive dead|begin stop|public private|known unknown|certain uncertain|likely unlikely|possible impossible|visible hidden|show hide
inside out|above under|over under|left right|top base|head foot|horizontal vertical|parallel crossing|singular several|one several|single many|one many|once often|habit once|formal casual|active passive|input output|read write|fixed variable|positive negative
current non-current|safe dangerous|safe risky|happy sad|together apart|join split|combine split|combine separate|with without|include exclude|permit forbid|smaller larger|lower higher|shorter longer|lengthen shorten|raise lower|lift lower|grow shrink|true invent
`;

const lists = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split(/[|\n]/)
    .map((group) => group.trim().split(/\s+/).map(stemOf))
    .filter((group) => group.length > 1);

const memberships = new Map<string, Set<number>>();
lists(families).forEach((group, number) => {
  for (const stem of group) memberships.set(stem, (memberships.get(stem) ?? new Set()).add(number));
});

const turned = new Map<string, Set<string>>();
for (const [one = '', other = ''] of lists(turnings)) {
  turned.set(one, (turned.get(one) ?? new Set()).add(other));
  turned.set(other, (turned.get(other) ?? new Set()).add(one));
}

/** True when one stem turns what the other says into its opposite. */
export const turnsRound = (one: string, other: string): boolean => isOpposite(one, other) || (turned.get(one)?.has(other) ?? false);

/** True when people say one stem where another says the other. */
export function isSaidFor(one: string, other: string): boolean {
  if (isNear(one, other)) return true;
  const mine = memberships.get(one);
  const theirs = memberships.get(other);
  if (mine === undefined || theirs === undefined || turnsRound(one, other)) return false;
  for (const family of mine) if (theirs.has(family)) return true;
  return false;
}
