/** Forms that no suffix rule brings together, by their base. Each line: base, then its forms. */
const families = `
arise arose arisen|beat beaten|become became|begin began begun|bend bent|bind bound|bite bit bitten|blow blew blown|break broke broken|breed bred
bring brought|build built|buy bought|catch caught|choose chose chosen choice|come came|creep crept|deal dealt|dig dug|draw drew drawn|drink drank drunk
drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|fly flew flown flight|forbid forbade forbidden
forget forgot forgotten|freeze froze frozen|give gave given|grow grew grown growth|hang hung|hear heard|hide hid hidden|hold held|keep kept
know knew known knowledge|lay laid|lead led|learn learnt|lend lent|lose lost loss|mean meant|meet met|pay paid|ride rode ridden|ring rang rung
rise rose risen|run ran|say said|see saw seen|seek sought|sell sold sale|send sent|shake shook shaken|shine shone|shoot shot|show shown|shrink shrank shrunk
sing sang sung song|sink sank sunk|sit sat|sleep slept|speak spoke spoken speech|spend spent|spin spun|spread|stand stood|steal stole stolen|stick stuck
strike struck|swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought
throw threw thrown|understand understood|wake woke woken|wear wore worn|weave wove woven|win won|write wrote written
child children|foot feet|goose geese|man men|mouse mice|person people|tooth teeth|woman women|life lives|half halves|leaf leaves|wife wives|wolf wolves
die died dies dying death dead|lie lies lying|tie tied tying|big bigger biggest|small smaller smallest|large larger largest|long longer longest length
high higher highest height|low lower lowest|strong stronger strongest strength|wide wider widest width|deep deeper deepest depth|hot hotter hottest
old older oldest|young younger youngest|new newer newest|short shorter shortest|fast faster fastest|early earlier earliest|late later latest
great greater greatest|good better best|bad worse worst|far farther farthest further furthest|few fewer fewest|little less least
index indices|axis axes|analysis analyses|phenomenon phenomena|criterion criteria|datum data|born birth
add addition|divide division|multiply multiplication|compare comparison|pronounce pronunciation|explain explanation|define definition
describe description|conclude conclusion|decide decision|percent percentage percentages|pie pies|tie ties`;

/** From a form to its base: `wrote` to `write`, `children` to `child`. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  families
    .split(/[|\n]/)
    .map((family) => family.trim().split(/\s+/))
    .flatMap(([base = '', ...forms]) => forms.map((form) => [form, base] as const))
    .filter(([form]) => form !== ''),
);
