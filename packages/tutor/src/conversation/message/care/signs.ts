/** The forms in which need is told, by need; read from the top, and the first that is found counts. */
import { formOf } from './parts.ts';

export type Need =
  | 'body-in-danger'
  | 'somebody-else'
  | 'harming-oneself'
  | 'danger'
  | 'sexual-harm'
  | 'neglect'
  | 'exam-fear'
  | 'being-hurt'
  | 'harming-others'
  | 'eating'
  | 'panic'
  | 'hopeless'
  | 'alone';

/** Each form under what it tells; in braces a part of parts.ts. */
type Forms = Readonly<Record<string, readonly string[]>>;

const forms: readonly (readonly [Need, Forms])[] = [
  [
    'body-in-danger',
    {
      'taken too much': [
        '(?:ate|took|swallowed) (?:some|the|a few|random|unknown) (?:\\w+ )?(?:pills|tablets) (?:i found|from|of my)',
        '{took} (?:my |the )?(?:\\w+ )?{drug} (?:a whole bunch|a bunch|a lot|all of (?:it|them))',
        '(?:swallowed|drank|ate) (?:\\w+ ){0,3}{poison}(?! of)',
        '{self}{took} {too-much} (?:(?!of)\\w+ ){0,2}?{drug}(?! (?:\\w+ ){0,4}(?:each|per|fraction))',
        '(?:what happens|will i die|what if|is it (?:bad|dangerous|ok)) (?:if )?i (?:take|took|swallow) {too-much} (?:\\w+ ){0,2}?{drug}',
        '(?:took|taken|had) an overdose|i {leading}overdos(?:ed|ing)',
        'i {leading}poisoned',
        'i {leading}(?:drank|drunk) (?:{too-much}) (?:of )?(?:vodka|whisk(?:e?)y|alcohol|rum|gin)',
      ],
      'an attack': [
        'face is drooping|(?:can not|do not) feel my (?:arm|legs?|face|hands?)|bitten by a (?:snake|spider|dog)|hit my head and|seeing double',
        'having (?:a|an) (?:\\w+ )?(?:heart attack|stroke|seizure|asthma attack|allergic reaction|fit)',
        'chest (?:hurts|pains?)(?= (?:really|bad|bad(?:ly)?|a lot|and|much|when|in)\\b|$)|(?:tongue|throat|face) is (?:swelling|closing|swollen)',
        '(?<!(?:anxi|panic|stress|freak).*)can not breathe(?! (?:.* )?(?:laugh\\w*|funny|hilarious))',
        'i {leading}i am dying(?! (?:of|to|for|from|inside))',
      ],
      blood: [
        '(?:throwing|threw|throw|coughing|cough) up blood|blood in my (?:vomit|pee|poop)|vomiting blood',
        'i {leading}bleeding(?! (?:money|cash))|losing (?:a lot of|much|lots of|too much) blood|(?:there is )?blood everywhere|will not stop bleeding',
      ],
      'somebody lies there': [
        '(?:{kin}|my friend|baby|he|she) is (?:choking|drowning|unconscious|overdosing)|i {leading}(?:fainted|passed out|choking)',
        'i {leading}(?:my )?(?:arm|leg|wrist|ankle|nose|hand) is broken|i {leading}broken my (?:arm|leg|wrist)',
        '(?:{kin}|friend|baby|he|she|they|someone)(?: \\w+){0,4} (?:not|stopped) (?:breath(?:e|ing)|moving|wake up|waking up)',
        '(?:collapsed|passed out|unconscious) and',
      ],
      'help is called for': ['call (?:911|112|999|an ambulance|the ambulance)|need an ambulance'],
    },
  ],
  [
    'somebody-else',
    {
      'wants to die': [
        '{friend}{told} (?:kill(?:ing)?|hang(?:ing)?|hurt(?:s|ing)?|cut(?:s|ting)?|harm(?:s|ing|ed)?|starv(?:es|ing)) {themself}',
        '{friend}{told} (?:want(?:s|ed)? to|wanna|going to|might|will|is) (?:die|be dead|unalive(?: {themself})?|jump off)',
        '{friend}{told} (?:want(?:s|ed)? to|wanna|going to|might|will|is) (?:end (?:it all|it|(?:his|her|their) life))',
        '{friend}{told} (?:suicide|self ?harm\\w*|overdosed?|wishes (?:he|she|they) (?:was|were) dead)',
        '{friend}{told} (?:does|did|do) not want to (?:live|be alive|exist|be here|wake up)',
      ],
      'is in danger': [
        '{friend} (?:{took}) {too-much} (?:(?!of)\\w+ ){0,2}?{drug}',
        '{friend}{told} (?:stopped eating|makes? (?:him|her|them)self (?:throw up|sick)|anorexic)',
      ],
      'is being hurt': [
        '{friend}{told} (?:{hit}|{hurt}|{bully}|{touch}) (?:him|her|them)(?! (?:in|at|to)\\b)',
        '{friend}{told} (?:is|gets|was|being|got) (?:being )?(?:abused|hit|beaten|raped|molested|bullied)',
      ],
    },
  ],
  [
    'harming-oneself',
    {
      'killing oneself': [
        'tie a noose|(?:make|made|have) a noose|(?:gun|knife|rope|it|them) (?:on|to) (?:kill |hurt )?myself',
        '{may} walk(?:ing)? into (?:traffic|the (?:sea|ocean|road|river|lake))',
        'can i die (?:from|of|by) (?:taking|an overdose|\\w+ {drug})',
        '(?:how (?:much|many) {drug}|{drug}{gap}) (?:is too (?:much|many)|(?:is|are|would be) (?:lethal|deadly|fatal|enough to (?:die|kill)))',
        '(?:told|tell|tells|telling|said|says|say) (?:me )?(?:to |i should )(?:kms|kys|die|kill myself)|^kys$',
        '(?:told|tell|tells|said|say) (?:me )?(?:to )?(?:kys|kill yourself)',
        '(?:kill(?:ing|ed)?|hang(?:ing)?|drown(?:ing)?|shoot(?:ing)?|stab(?:bing)?|suffocat(?:e|ing)|unalive|end|off) myself{really}',
        'unaliv(?:e|ing)|(?<!assisted )suicide(?! (?:prevention|bill|rates?|act|law|statistics|squad|bomb\\w*))',
        '^kms$|{may} kms|(?<!\\d )kms (?:now|tonight|today|if|because|bc)|^i (?:will )?kms',
        '(?:end(?:ing)?|take|taking) (?:my|my own) life',
        '{may} end(?:ing)? (?:it all|it|things|everything)(?= (?:all|now|tonight|soon|for good|forever|and|but)\\b|$)',
        'i {leading}(?:hung|tied|have|got) a rope|slit(?:ting)? my (?:wrists?|throat)',
        '(?:least painful|painless|easiest|quickest|best) way to (?:die|kill)',
        'how (?:many|much) (?:\\w+ ){0,5}(?:to|until i) (?:die|overdose)|{may} overdos(?:e|ing)|{may} catch the bus',
        '{may} {leap} (?:a|an|the|my|this|some|that) (?:\\w+ )?{deadly-place}',
      ],
      'wishing to be dead': [
        '{self}(?:not )?deserve to (?:live|die|be alive)|should not be alive|wish i (?:did not exist|could (?:disappear|die|vanish))',
        '(?:had )?enough of (?:life|living)',
        '{wish} (?:be )?(?:out of this life|(?:be )?(?:with (?:my )?\\w+ )?in heaven)|^goodbye everyone$',
        '(?:parents|mom|dad|they|he|she) (?:say|says|said|wish|wishes)(?: they)?(?: wish)? i was never born',
        'wish (?:i|to) (?:would |could |will )?(?:die|be dead|disappear forever)',
        '^(?:please )?end me$|^(?:please )?kill me$|let me die',
        '(?:do not|not) think i want to (?:live|be alive|exist|be here)',
        '{wish}(?: to)? (?:be )?(?:die|dying|dead|be not alive|never wake up){of-it}',
        '{wish}(?: to)? (?:be )?(?:(?:not|stop) (?:exist(?:ing)?|wake up|wake|liv(?:e|ing)(?! in)|be(?:ing)? (?:alive|here))){of-it}',
        '{wish} (?:disappear|vanish)(?: forever|{end})|{wish} be gone(?: for (?:good|ever)|{end})|{wish} it to (?:end|be over|stop){end}',
        '{wish} (?:go to |fall a)?sleep (?:forever|for (?:ever|good)|(?:and|to) (?:never|not) (?:ever )?wake(?: up)?)',
        'could (?:go to )?sleep and never wake up',
        'wish i (?:was|were|am) (?:dead|never born|not (?:here|alive|born)|gone)|wish i (?:had never been born|wasnt (?:alive|here|born))',
        'better (?:off )?dead',
        '(?:do|does|did|never|could) (?:not )?(?:want|wish) to (?:live|exist|wake up|be (?:alive|here anymore)|go on{end})',
        'tired of (?:living|life|being alive|existing)|hate (?:being alive|living)|sick of (?:living|life|being alive)',
      ],
      'no point in living': [
        'life (?:is|seems|feels) not worth (?:living|it)|not worth living|(?:my )?life is not worth',
        '{no-point} (?:keep(?:ing)? )?(?:liv(?:e|ing)(?! like)|being alive|go(?:ing)? on(?: living)?(?! with| to)|going(?! on)|exist(?:ing)?|being here)',
        'i can not (?:go on|keep going)(?: (?:living|anymore|like this))?(?=$)|can not go on (?:living|anymore|like this)',
        'i can not (?:live like this|live anymore|do life)',
      ],
      'nobody would mind': [
        '(?:nobody|who) would (?:care|notice|miss me|be sad|cry)(?: \\w+){0,2} if i (?:was|were|am|died|disappeared|left(?! (?:out|the|it))|did not)',
        '(?:everyone|they|people|the world) (?:would|will|is|are) (?:all )?(?:be )?(?:much )?(?:better off|better|happier)(?: off)? (?:without me|if i)',
        '(?:my (?:family|parents|friends)) (?:would|will|is|are) (?:all )?(?:be )?(?:much )?(?:better off|better|happier)(?: off)? (?:without me|if i)',
        'this is (?:my )?good ?bye (?:forever|world)|goodbye forever|goodbye cruel world',
      ],
      'cutting and burning': [
        '{self}sh (?:again|last night|today|yesterday)|(?:have|has|hide|hiding) (?:\\w+ )?(?:cuts|scars) on my (?:arms?|wrists?|legs?|thighs?)',
        '(?:hurt|harm|burn|scratch)(?:s|ed|ing)? myself(?! (?:\\w+ )?(?:cooking|on the|by accident|accidentally|at (?:football|practice)))',
        'self ?(?:harm|injur)\\w*',
        'cut(?:ting)? myself{served}',
        '(?:cut(?:ting)?|slic(?:e|ed|ing)) my (?:wrists?|arms?|legs?|thighs?|skin)',
        'i {leading}(?:been|am|started|keep|relapsed(?: and)?|back to|stop) cutting(?= (?:again|every night|at night|because|when|myself)$|$)',
        '{self}burn(?:ed|t)? myself|relapsed',
      ],
      'in other languages': [
        '(?:quiero|me voy a) (?:hacerme dano|lastimarme|cortarme)|me (?:hago dano|lastimo|autolesiono)|je (?:veux|vais) me (?:faire du mal|couper)',
        '(?:voglio|vorrei) (?:farmi del male|tagliarmi|sparire)|mi faccio del male|quero me (?:machucar|cortar)',
        'ich (?:will|mochte) mir (?:was antun|wehtun|weh tun|das leben nehmen)',
        'ik wil (?:dood|sterven|niet meer leven)|ik snijd mezelf|chce (?:umrzec|sie zabic)|nie chce zyc',
        'quiero (?:morir(?:me)?|matarme|suicidarme|desaparecer|estar muert[oa])|(?:no quiero|sin ganas de) (?:vivir|seguir viviendo)',
        'me (?:quiero|voy a) (?:matar|morir|suicidar)',
        'voy a (?:matarme|suicidarme)|me corto|je (?:veux|voudrais) (?:mourir|en finir|me (?:tuer|suicider)|crever)',
        'envie de (?:mourir|me tuer|en finir)',
        'je ne? ?(?:veux|peux) plus vivre|je (?:veux|peux) plus vivre|je vais me (?:tuer|suicider)|je me (?:coupe|scarifie|fais du mal)',
        'ich (?:will|mochte|wollte) (?:nur |nur noch |einfach )?(?:sterben|tot sein|nicht mehr (?:leben|da sein)|mich (?:umbringen|toten|ritzen))',
        'ich ritze mich',
        'ich (?:bringe mich|bring mich) um|ich (?:will|mochte) nicht mehr leben|ich verletze mich|ich werde mich umbringen|nicht mehr leben',
        'voglio (?:morire|uccidermi|ammazzarmi|farla finita|suicidarmi)|non voglio piu vivere|mi taglio{end}|mi voglio (?:uccidere|ammazzare)',
        'mi (?:uccido|ammazzo)',
        '(?:quero|queria) (?:morrer|me matar|desaparecer)|nao quero (?:mais )?viver|nao quero viver mais|vou me matar|eu me corto',
      ],
    },
  ],
  [
    'danger',
    {
      'an intruder': [
        'someone(?: \\w+){0,5} (?:trying|tries|wants) to get in{end}',
        'someone (?:is |are )?(?:in|at|inside|outside) (?:my|our|the) (?:house|home|flat|room|apartment|window)(?! in\\b)',
        '(?:(?:a|some|the) (?:strange )?(?:man|guy|stranger|burglar|person)) (?:is |are )?(?:in|at|inside) (?:my|our|the) (?:house|home|flat|room)(?! in\\b)',
        '(?:(?:a|some|the) (?:strange )?(?:man|guy|stranger|burglar|person)) (?:is |are )?outside (?:my|our|the) (?:house|home|flat|room)(?! in\\b)',
        '(?:(?:a|some|the) (?:strange )?(?:man|guy|stranger|burglar|person)) (?:is |are )?(?:in|at|inside) (?:my|our|the) (?:apartment|window)(?! in\\b)',
        '(?:(?:a|some|the) (?:strange )?(?:man|guy|stranger|burglar|person)) (?:is |are )?outside (?:my|our|the) (?:apartment|window)(?! in\\b)',
        '(?:someone|man|guy|stranger|they|he) (?:is |are )?(?:\\w+ )?(?:trying to )?(?:get|break|broke|breaking) (?:in|into)(?: (?:my|our|the) \\w+)?{end}',
        '(?:someone|man|guy|stranger|they|he) (?:is |are )?(?:\\w+ )?(?:trying to )?(?:broken|getting) (?:in|into)(?: (?:my|our|the) \\w+)?{end}',
        'ex is (?:outside|at) my',
      ],
      'followed or held': [
        '(?:someone|man|guy|car|stranger) (?:followed|chased|stalked) me|(?:someone|man|guy|stranger|somebody) is watching me',
        '(?:someone|man|guy|car|he|they|stranger|ex)(?: is| are| keeps?)? (?:following|stalking|chasing) (?:me|us)',
        'i {leading}(?:followed|stalked|kidnapped)',
        '(?:he|she|they|someone|{kin}) (?:will|does|do) not let me (?:out|leave|go home)|i {leading}(?:hiding from|locked in{end})',
      ],
      'somebody would kill me': [
        '(?:he|she|they|someone|{kin})(?: \\w+){0,3} (?:try|trying|tried|going|want|wants|wanted) (?:to )?kill me(?! (?:if|when|for))',
        '(?:he|she|they|someone|{kin})(?: \\w+){0,3} (?:threatens|threatened|threatening|will) (?:to )?kill me(?! (?:if|when|for))',
      ],
      'a weapon': [
        '(?:he|she|they|someone|{kin}) (?:has|have|is holding|got|has got|is got) (?:a )?(?:gun|guns|knife)',
        '(?:a shooter|shooting|someone with a gun|an active shooter) (?:at|in) (?:my|the|our) \\w+',
      ],
      fire: [
        '(?:my|our) (?:house|home|flat|apartment) is burning',
        '^(?:help )?(?:my|our|the) (?:house|home|flat|room|kitchen) is on fire{end}|there is (?:a )?fire in (?:my|our|the) \\w+|i smell gas',
      ],
      'not safe': ['i {leading}(?:in danger|(?:not |un)safe)(?! (?:at home|to say|with))'],
    },
  ],
  [
    'sexual-harm',
    {
      pictures: [
        'made me watch (?:porn|\\w+ videos?)|i {leading}sent(?: \\w+){0,3} nudes|leak my (?:nudes|pictures|photos|pics)',
        '(?:pics?|pictures?|photos?|videos?) of me (?:without|with no|in my) (?:clothes|underwear|bra)',
        '(?:guy|man|stranger|someone|adult)(?: \\w+){0,6} (?:wants|asked|asks|told|wanted) (?:me )?(?:to )?meet (?:me |him |up )?(?:alone|in secret|in person)',
        '(?:send(?:s|ing)?|sent|show(?:s|ed|ing)?|posts?) (?:me|us) (?:\\w+ ){0,3}?{nude}(?: (?:pics?|pictures?|photos?|videos?|stuff))?',
        '(?:want(?:s|ed)?|ask(?:s|ed|ing)?)(?: me)?(?: (?:to|for|send|some|take|my|a)){0,4} {nude}(?: (?:pics?|pictures?|photos?))?',
        '(?:made|make|makes|forced|told|begs?)(?: me)?(?: (?:to|for|send|some|take|my|a)){0,4} {nude}(?: (?:pics?|pictures?|photos?))?',
        '(?:post|share|leak|sent|spread|has|have|show)(?:s|ed|ing)? (?:my|a video of my) {nude}|pictures? of my body|blackmail(?:s|ed|ing)? me',
      ],
      touched: [
        '(?:put|puts|putting) (?:his|her|their) hands? (?:up|in|on|under|down) my (?:skirt|pants|shirt|leg|thigh|underwear|body)',
        'watch(?:es|ed)? me (?:shower|undress|change)',
        '(?:rap|molest)(?:es?|s|ed) my (?:\\w+ )?(?:sister|brother|mom|friend|cousin)',
        '{harmer}{where}(?: \\w+){0,10}? (?:touch(?:es|ed|ing)?|grop(?:es?|ed|ing)|fondl(?:es?|ed|ing)|kiss(?:es|ed|ing)?) me(?! with (?:her|his|their)\\b)',
        '(?:touch(?:es|ed|ing)?|grab(?:s|bed)?|looks? at) my (?:private ?parts?|privates|breasts?|boobs|butt|body|bum|chest)',
        'touch(?:es|ed)? (?:me )?down there',
        '(?:makes?|made|forces?|forced|wants?) (?:me )?(?:to )?(?:touch (?:him|her|it)|undress|take my clothes off|take off my clothes)',
        '(?:makes?|made|forces?|forced|wants?) (?:me )?(?:to )?(?:have sex|sleep with (?:him|her))',
        '(?:comes?|came|gets?|got) (?:in|into) my (?:room|bed) (?:at|every|in the|last) night|(?:in|into) my bed and',
      ],
      forced: [
        '(?:fui|me han|me ha) (?:violad[oa]|violado|abusad[oa])|(?:me|te) viol(?:o|aron)|ich wurde (?:vergewaltigt|missbraucht)',
        'jai ete (?:violee?|agressee?)|(?:mi hanno|mi ha|sono stat[ao]) (?:violentat|stuprat|molestat)[ao]|fui (?:estuprad|abusad|violad)[ao]',
        '(?:forces|forced|makes|made) me (?:to )?do (?:things|stuff)(?: (?:i|that|in|with|to|sexual)\\b|$)',
        '(?:rap(?:es?|ed|ing)|molest(?:s|ed|ing)?) me|i {leading}(?:sexually )?(?:raped|molested|groped|assaulted)',
        '{self}(?:victim of )?sexual(?:ly)? (?:abuse|assault)\\w*',
        'had sex with me|i said no and|(?:forced|pressur\\w+) me to (?:have sex|kiss|sleep)',
      ],
    },
  ],
  [
    'neglect',
    {
      'no food': [
        'i (?:do not have|have nothing|do not get) (?:anything )?to eat{end}',
        '(?:never|not) (?:ever )?(?:any )?food (?:at|in) (?:home|my house|our house|the house)|no money and no food|there is never any food',
        'i {leading}(?:not eaten|not eat) (?:since|for|in) (?:\\w+ )?(?:days|\\w+day|yesterday)(?! (?:to|because i|and feel))',
        'nothing to eat (?:in|at) (?:my|our|the|home)',
        'nobody (?:at home |here |in my house )?(?:ever )?feeds (?:me|us)',
        '{kin} (?:do|does|did|will|would|can)(?: not)?(?: \\w+)? not (?:\\w+ )?(?:feed|give) (?:me|us)(?: (?:any )?food)?{end}',
        '{kin} (?:do|does|did|will) not (?:ever )?feed (?:me|us)|forgets? to feed (?:me|us)',
        'no food (?:at home|in (?:the|my|our) (?:house|home|fridge)|left at home)|nothing to eat at home',
        '(?:we|i) (?:do not have any|have no) food{end}',
        '(?:do|does) not have any food (?:at home|in (?:the|our|my) \\w+)|not eaten(?: \\w+){0,5} (?:no|any) food',
        'not eat(?:en)? (?:for|in) (?:\\w+ )?days there is no food|(?:will|do|does) not let (?:me|us) eat{end}',
      ],
      'nobody there': [
        'my parents left and|(?:i|we) {leading}look after my (?:\\w+ )?(?:brothers?|sisters?|siblings)(?: alone| by myself|$)',
        '{kin} (?:has|have) not (?:been|come) home (?:since|for)',
        '{kin} (?:has |have |had )?left (?:me|us)(?: home)? alone (?:for|since)(?: \\w+)? (?:days?|weeks?|week)|{kin} left us and',
        '{kin} (?:have|has|are|is|were|was) (?:not been home|gone|away|not come home)(?: \\w+)? for (?:\\w+ )?(?:days|weeks)',
        '{kin} (?:never|do not|does not) (?:ever )?comes? (?:home|back)|{kin}(?: \\w+){0,4} (?:has|have) not come back',
        'nobody (?:at home )?(?:takes? care of|looks? after|cares for) (?:me|us)|(?:do|does) not (?:take care of|look after) (?:me|us)',
        '(?:do|does|will) not take (?:me|us) to (?:the|a) (?:doctor|hospital)',
      ],
      'nowhere to be': [
        '(?:have to|has to) sleep (?:outside|on the street|in the car)|(?:got )?evicted|(?:i|we) (?:have|had|got) nowhere to go',
        '(?:kicked|threw|thrown|throw|lock|locks|locked) (?:me|us) out(?! of the (?:group|chat|game|call|team))',
        'i {leading}no(?:where| place) to (?:sleep|stay|live|go tonight)|(?:i am|we are) homeless',
        '(?:we|i) (?:live|sleep) (?:in (?:our|the|my|a) car|on the streets?)',
      ],
    },
  ],
  [
    'exam-fear',
    {
      'what they will do about a grade': [
        '{kin} (?:will|would|is going to|are going to) (?:kill|murder|disown|hate|hit|beat|hurt) me (?:if|when) i {bad-grade}',
        '(?:afraid|scared|terrified) (?:to (?:show|tell)|of what|that|of showing|of telling|of) ?{kin}(?: \\w+){0,5} (?:grades?|marks?|report card|test|exam)',
        '(?:afraid|scared|terrified) {kin}(?: \\w+){0,5} (?:grades?|marks?|report card|test|exam)',
      ],
      'all hangs on it': ['if i {bad-grade}{gap} (?:my )?life is (?:over|ruined)', '(?:my )?life is (?:over|ruined) if i {bad-grade}'],
      'fear of the exam': [
        'i {leading}(?:too )?(?:terrified|petrified)(?: \\w+){0,3} {test}',
        'i {leading}(?:too )?(?:afraid|scared) of (?:failing )?(?:the |my |this |every )?{test}',
        '(?:scared|afraid) to go to school because of(?: \\w+){0,2} {test}',
        '(?:have|has|having|terrible|bad|my|such|this) ?{test} anxiety|{test} anxiety is',
      ],
      'the body tells of it': [
        'i {leading}stressed(?: \\w+){0,3} {test}(?: \\w+){0,2} (?:can not|not) (?:eat|sleep)',
        '(?:throw|threw|throwing) up (?:before|because of|from)(?: \\w+){0,2} {test}',
        '{test}(?: \\w+)? makes? me (?:panic|want to (?:throw up|cry)|throw up|cry|shake)',
        '(?:i {leading}|^)(?:have )?(?:not )?(?:sleep|slept|eat|eaten)(?: \\w+){0,3} because of(?: \\w+){0,2} {test}',
        'i {leading}(?:cry|panic|sick|anxious|shake)(?: \\w+){0,6} (?:before|in|during|about|of) (?:the |my |every |each )?{test}',
        'i {leading}sick when i (?:think of|think about|go to) school',
      ],
    },
  ],
  [
    'being-hurt',
    {
      hit: [
        '{kin} (?:broke|twisted) my (?:arm|leg|nose|finger|wrist|rib)',
        '(?:pull(?:s|ed)? my hair|(?:throws|threw|throwing) (?:things|stuff|plates|\\w+) at me)',
        '{harmer} (?:lock|locks|locked) (?:me|us) (?:in|up)',
        '{harmer}{where}{gap} (?:{hit}|{hurt}|{bully}) (?:me|us){playing}',
        '{harmer}(?: \\w+){0,6}? and (?:{hit}|{hurt}) me(?! (?:at|to|out|off))',
        '(?:push|pushing|pushed|call|calling|called) me (?:around|down|names|against)',
        '(?:threw|throws|pushed|slammed) me (?:against|down|into|across)|(?:will|is going to|would) (?:hurt|hit|beat|punish) me(?! (?:to|at))',
      ],
      'told of oneself': [
        'i {leading}(?:abused|beaten(?! (?:at (?!home)|by \\d))|bullied|assaulted|hit by|threatened|picked on)|pick(?:s|ing)? on me',
        'i {leading}bruises?{gap} (?:because|from)',
      ],
      'not safe at home': [
        'i {leading}(?:afraid|scared|terrified) of (?:my )?(?:step)?(?:dad|father|mom|mother|parents|brother|uncle|boyfriend|husband|partner)',
        'do not make me go home|run(?:ning)? away from home|i {leading}run(?:ning)? away{end}',
        '{kin} is (?:hurting|hitting|beating|choking) (?:my \\w+|me|us)',
        '{kin}(?: \\w+){0,5} (?:drunk|high) and (?:yelling|screaming|breaking|hitting)\\w*',
        '{kin} (?:hits|beats|hurts|hit|is hitting|chokes) (?:my|our) (?:mom|dad|brother|sister|little \\w+|baby|siblings)',
        '(?:afraid|scared|terrified|do not feel safe) (?:to go|going|to be|at|of going) ?home|not safe at home|do not want to go home (?:because )?(?:{kin})',
      ],
      'in other languages': [
        '(?:mein(?:e)?|der|die) \\w+ (?:fasst|beruhrt) mich an|(?:schlagt|haut) (?:er|sie) mich|mon \\w+ me touche|ma \\w+ me touche',
        'me (?:pega|golpea|maltrata|viola|toca)n?{end}|me (?:acosan|pegan)|(?:schlagt|verprugelt|misshandelt|schlagen|mobben|mobbt) mich',
        'ich werde (?:gemobbt|geschlagen)',
        '(?:me|nous) (?:frappe|bat|tape|maltraite)(?:nt)?{end}|mi (?:picchia|picchiano|menano|maltratta)|(?:me )?(?:bate|espanca) em mim',
        '(?:pai|mae|padrasto|irmao|tio|ele|ela|marido|namorado) (?:me )(?:bate|espanca|machuca)|je suis harcelee?|sufro bullying',
      ],
    },
  ],
  [
    'harming-others',
    {
      'wants to hurt somebody': [
        '{wish} (?:kill|shoot|stab|hurt|murder|poison|strangle|attack|rape)(?:ing)? (?:up )?(?:him|her|them|someone|everyone|people|others)',
        '{wish} (?:kill|shoot|stab|hurt|murder|poison|strangle|attack|rape)(?:ing)? (?:up )?(?:my \\w+|a person|the teacher)',
        '{self}(?:could|will) (?:kill|stab|shoot) (?:him|her|them|someone|everyone|people|my \\w+)(?: \\w+){0,3} (?:knife|gun|tonight|tomorrow|for real)',
        '{wish} beat (?:him|her|them|my \\w+) up|thoughts of (?:hurting|killing)|afraid i (?:will|might) hurt|scared i (?:will|might) hurt',
        'i (?:keep hitting|hit|hurt|beat) my (?:\\w+ )?(?:brother|sister|girlfriend|boyfriend|wife)(?: and can not| last|{end})',
        'i (?:keep hitting|hit|hurt|beat) my (?:\\w+ )?(?:baby|child|kids?|son|daughter|mom|dog)(?: and can not| last|{end})',
      ],
      'with a weapon': [
        '(?:want to|going to|i will) blow up (?:the|my|a) (?:school|house|building|class)',
        '^(?:i will|ill|i am going to) shoot (?:them all|them|everyone|him|her)',
        'shoot(?:ing)? up (?:the|my|a) school|(?:bring|bringing|take|taking) (?:a|my|the|his) (?:\\w+ )?(?:gun|knife) to school',
        'how (?:do i|do you|can i|to) (?:make|build) a (?:\\w+ )?(?:bomb|weapon|explosive)(?! of)|burn(?:ing)? (?:down )?(?:the|my) school(?: down)?',
      ],
    },
  ],
  [
    'eating',
    {
      'eats no more': [
        '(?:not eat|ate nothing|not eaten|stopped eating|eat nothing)(?: \\w+){0,6} (?:i am|i feel|too) (?:too )?fat',
        '(?:be|get|become) (?:thin|skinny|thinner|skinnier)(?: \\w+){0,2} (?:not eat|stopped eating|eat nothing|skip)',
        'i {leading}(?:stopped|stop|not|starv(?:e|ing)) ?(?:eat(?:ing|en)?|myself)?(?: \\w+){0,6} (?:thin|skinny|skinnier|lose weight|fat|slim)',
        'i {leading}(?:hate|not let myself) ?(?:eat(?:ing|en)?|myself)?(?: \\w+){0,6} (?:thin|skinny|skinnier|lose weight|fat|slim)',
        '(?:not eat(?:ing|en)?|stopped eating|starv(?:e|ing) myself|skip(?:ping)? meals)(?: \\w+){0,6} (?:thin|skinny|skinnier|lose weight|slim)',
        'starv(?:e|ing) myself|i {leading}(?:fat|ugly|hate my body)(?: \\w+){0,5} (?:eat|eating|water)|{self}(?:want(?:ed)? to )stop eating{end}',
        'i (?:do not|can not|will not) let myself eat|only eat \\d+ calories|scared of (?:eating|food)|afraid of (?:eating|food|gaining weight)',
        'feel guilty (?:\\w+ ){0,3}(?:i )?eat(?:ing)?',
      ],
      'throws it up': [
        '(?:throwing|throw) up (?:my )?food|throwing up(?: \\w+){0,3} on purpose',
        'i {leading}purg(?:e|ing|ed)(?=$| (?:after|every|again|my food)\\b)',
        '(?:make|making|made) myself (?:throw up|sick|vomit|puke)|(?:throw|throwing|threw) up (?:everything|all|what) i eat',
        '(?:puke|vomit|throw up) on purpose',
        'bing(?:e|es|ing|eing) (?:and|then)(?: \\w+)? (?:purg\\w+|throw\\w* up|vomit\\w*)|laxatives?(?: \\w+){0,3} (?:lose|weight|thin|skinny)',
      ],
      'by its name': ['i {leading}(?:anorexic|bulimic|anorexia|bulimia|an eating disorder)'],
    },
  ],
  [
    'panic',
    {
      'an attack': [
        '(?:having|have|had|got|get|having a|help) (?:an? |my )?(?:\\w+ )?(?:panic|anxiety) attacks?|(?:panic|anxiety) attack help',
        'i {leading}hyperventilating',
        'i {leading}panicking(?= (?:and|right|hard|badly|help|i|much)\\b)|panicking (?:hard|and)|can not calm (?:myself )?down',
        '(?:mental |nervous )breakdown|having a breakdown',
      ],
      'the body': [
        'can not stop shaking|shaking and crying|crying and shaking|heart (?:is racing|will not stop racing)',
        '(?:anxi|panic|stress|freak)\\w*(?: \\w+){0,4} can not breathe',
        'i {leading}freaking out and|anxiety is (?:bad|so bad|killing me)|(?:such |really )?bad anxiety',
      ],
      'the mind': ['i {leading}(?:i am )?(?:going (?:crazy|insane)|losing my mind)|hear(?:ing)? voices|i {leading}scared and i do not know why'],
    },
  ],
  [
    'hopeless',
    {
      'nothing has a point': [
        '(?:everything|it all) (?:is|feels|seems) (?:(?:all|much) )?(?:pointless|meaningless)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        'all of it (?:is|feels|seems) (?:(?:all|much) )?(?:pointless|meaningless)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        '(?:everything|it all|all of it) (?:is|feels|seems) (?:(?:all|much) )?worthless(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        'life (?:is|feels|seems) (?:(?:all|much) )?(?:pointless|meaningless)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        '(?:my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?pointless(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        '(?:my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?meaningless(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        '(?:life|my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?worthless(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        '(?:everything|it all) (?:is|feels|seems) (?:(?:all|much) )?(?:hopeless|empty|dark)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        'all of it (?:is|feels|seems) (?:(?:all|much) )?(?:hopeless|empty|dark)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        '(?:everything|it all|all of it) (?:is|feels|seems) (?:(?:all|much) )?(?:ruined|over)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        'life (?:is|feels|seems) (?:(?:all|much) )?(?:hopeless|empty|dark)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        '(?:my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?(?:hopeless|empty|dark)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        '(?:life|my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?(?:ruined|over)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
        'nothing (?:matters|makes sense|is worth it|has (?:a|any) (?:point|meaning))(?: (?:anymore|to me|at all|in my life|now))+(?=$| (?:and|i)\\b)',
        '^(?:\\w+ ){0,2}nothing matters$|nothing makes me happy|nothing is worth it|life (?:is|seems) not worth it',
        '(?:my )?life has no (?:meaning|point|sense)',
        '(?:there is |i see |see )?no (?:point|hope|sense|reason) (?:in anything|for anything|to anything)(?: anymore| now)*(?=$| (?:and|i)\\b)',
        '(?:there is |i see |see )?no (?:point|hope|sense|reason) (?:in it all|for me|left for me|left)(?: anymore| now)*(?=$| (?:and|i)\\b)',
        'what is the (?:point|use) (?:of|in) (?:anything|everything|it all|life|living like this)(?: anymore| now)*(?=$)',
      ],
      'no hope': [
        '(?:do not|can not) see (?:a|any|my) future(?! in)|nothing (?:feels|seems) worth it|do not care about (?:anything|life) anymore',
        'feel nothing anymore|nothing left to live',
        'i feel hopeless(?=$| and\\b)|^i can not do (?:this|it|life) anymore$|^(?:my )?life sucks',
        '(?:no|lost all|lost|without) (?:hope|hope left|future for me|future){end}|i {leading}hopeless about (?:everything|life)',
        'never get(?:s)? better{end}',
        'nothing to live for|(?:give|giving|gave|given) up on (?:life|everything|myself)|done with (?:life|living|everything){end}',
        'i can not take (?:it|this|life) anymore|i can not do (?:this|it|life) anymore(?= (?:everything|life|nothing|i want)\\b)',
      ],
      'numb and low': [
        'i (?:am|feel|have gone) (?:numb|broken|nothing inside|dead inside|empty|empty inside)(?=$| (?:and|i|all|lately|inside|every)\\b)',
        'i {leading}depressed(?: \\w+){0,3} (?:can not|get|life)|i cry (?:every|all|myself)(?! time)',
        'i hate (?:my life|being alive)(?: much| a lot)*(?=$)',
      ],
    },
  ],
  [
    'alone',
    {
      'nobody is there': [
        'i feel like nobody cares(?=$| about me)|nobody would come to my (?:funeral|birthday)|i have nobody(?=$)|not belong anywhere',
        'nobody cares about me',
        'nobody (?:ever )?(?:talks to|likes|sits with|plays with) me(?: at (?:school|home|all))?(?=$)',
        'i (?:am|feel) lonely(?=$)',
        'nobody (?:in the world |at school |there |here )?(?:likes|loves|wants|needs|cares (?:about|for|if)|understands)(?: (?:me|i exist|my friend))(?=$)',
        'nobody (?:in the world |at school |there |here )?(?:talks to|sits with|would want to be)(?: (?:me|i exist|my friend))(?=$)',
        'i (?:have|have got) (?:no|not any|nobody to talk to|zero)(?: friends?(?: at all| at school| anymore)?)?(?<! no)(?=$)',
        'i do not have any friends?(?: at all| at school)?(?=$)',
        '(?:there is )?nobody (?:i can talk to|to talk to|sits with me)|i (?:eat|sit) (?:lunch )?alone every',
        'i {leading}(?:all |so )?alone(?=$| (?:in the world|and|all the time|every)\\b)|i {leading}lonely (?:i|all the time|every|and)',
        '(?:my parents|my (?:mom|dad)) (?:do|does) not (?:love|want) me',
      ],
      hated: ['(?:everyone|they all|(?:my )?(?:whole )?class|the whole school|my parents) (?:all )?hates? me(?=$| (?:and|because|at)\\b)'],
      'of no worth': [
        'i (?:am|feel|feel like)(?: such)? (?:worthless|a burden|unwanted|unloved|all alone)(?=$| (?:and|to|on|for)\\b)',
        'i hate (?:myself|who i am)(?: much)?(?=$)',
      ],
    },
  ],
];

/** Every form, in the order in which they are read. */
export const signs: readonly { readonly need: Need; readonly tells: string; readonly sign: RegExp }[] = forms.flatMap(([need, tellings]) =>
  Object.entries(tellings).map(([tells, all]) => ({ need, tells, sign: formOf(all.join('|')) })),
);

/** The wish to die in letters that a message spelt out has lost: Russian, Ukrainian, Japanese, Chinese, Korean, Arabic, Hindi. */
export const wishesInOtherLetters = new RegExp(
  [
    'хочу (?:умереть|сдохнуть|покончить)|не хочу (?:больше )?жить|покончить с собой|убить себя|убью себя|хочу померти|не хочу жити',
    '死にたい|自殺|消えたい|生きたくない|想死|不想活|自杀|自殺|죽고 ?싶|자살|살기 ?싫|أريد أن أموت|اريد ان اموت|انتحر|انتحار|मरना चाहत|जीना नहीं चाहत|आत्महत्या',
  ].join('|'),
  'i',
);
