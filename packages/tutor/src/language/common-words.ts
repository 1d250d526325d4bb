/**
 * Words that everybody uses and that name no subject of study: what people do, how things are, what lies about the house.
 * A question may hold one that a course never uses and still be a question on the course; 'guitar' or 'subjunctive' may not.
 * General English, written down without looking at any course.
 */
import { stemOf } from './words.ts';

const doing = `
accept ache act add admit adore afford agree aim allow annoy answer appear approach argue arrange arrive ask assume attach attack avoid bake balance ban bang bark bash
bathe bear beat beg behave believe belong bend bet bite blame bleed blend bless blink block blow boast boil borrow bother bounce bow brag break breathe bring brush build
bump burn burst bury buy call calm care carry catch cause chain change charge chase chat cheat check cheer chew choke choose chop clap clean clear climb cling close coach
collect comb come compare complain concentrate concern confuse consider contain continue cook cool cope copy cost cough count cover crack crash crawl cross crush cry curl
cut damage dance dare dash deal decide deliver demand deny depend describe deserve destroy die dig dip disagree disappear discover dislike divide double doubt drag draw
dream dress drink drip drive drop drown dry dump earn eat edit empty end enjoy enter escape excuse exist expect explain face fade fail fall fancy fasten fear feed feel fetch
fight fill find finish fit fix flap flash flip float flood flow fly fold follow fool forget forgive freeze frighten fry gather gaze get give glance glow glue go goes grab grin grip
grow guess guide hammer hand hang happen harm hate haunt head heal heap hear heat help hesitate hide hit hold hook hop hope hug hunt hurry hurt ignore imagine improve include
increase insist insult intend interest interrupt introduce invent invite itch jam join joke judge juggle jump keep kick kill kiss kneel knock knot know label land last laugh
lay lead lean learn leave lend let lick lie lift like listen live load lock look lose love make manage march mark marry match matter mean measure meet melt mend mention mess
mind mix moan move muddle nag need nod notice obey object offend offer open order owe own pack panic park pass paste pause pay peel peep pester phone pick pinch place plan
play plead please plug point poke polish pop possess post pour practise praise pray prefer prepare present press pretend prevent promise protect prove pull pump punch punish
push put puzzle question queue quit race raise reach read realise receive recognise refer refuse regret reject relate relax rely remain remember remind remove repair repeat
replace reply rescue respect rest return reveal rid ride ring rip rise risk rob rock roll rot rub ruin rule run rush sail save say scare scatter scold scrape scratch scream
screw scrub search see seem seize sell send separate serve settle shake share shave shelter shift shine shiver shock shoot shop shout show shrink shrug shut sigh sing sink sip
sit skip slam slap sleep slide slip slow smash smell smile snap sneak sneeze sniff snore soak solve sort sound spare spark speak spend spill spin spit split spoil spot spray
spread squash squeeze stack stain stamp stand stare start starve stay steal steer step stick sting stir stop store strap stretch strike strip stroke struggle stuff succeed
suck suffer suggest suit surprise surround suspect swallow swap sweep swell swim swing switch tackle take talk tangle tap taste teach tear tease tell tempt thank think
threaten throw tick tickle tidy tie tip tire touch tow trade train trap travel treat tremble trick trip trot trouble trust try tug tumble turn twist understand undo unlock
unpack untidy upset use vanish visit wait wake walk wander want warm warn wash waste watch water wave weaken wear weigh welcome whine whip whisper whistle win wink wipe wish
wonder work worry wrap wreck write yawn yell zip google text email message scroll click type swipe download timesing bother cram sneak struggle manage mess
`;

const howThingsAre = `
able absurd afraid alive alone amazing angry annoying anxious apart asleep awake aware awesome awful awkward bad basic beautiful best better big bitter blank blind bold bored
boring bossy brave brief bright brilliant broken busy calm capable careful careless cautious certain cheap cheerful chilly clean clear clever close clumsy cold comfortable
common complete confident confusing cool correct crazy creepy crisp cross cruel curious cute damp dangerous dark dead deaf dear decent deep definite delicious desperate
different difficult dirty disappointed dizzy double drunk dry due dull dumb eager early easy embarrassing empty endless enough entire equal evil exact excellent exciting
exhausted expensive extra fair fake familiar famous fancy far fast fat faint fierce fine firm flat foolish forever fresh friendly frozen full fun funny furious gentle giant
glad gloomy good gorgeous grand grateful great greedy guilty handy happy hard harsh healthy heavy helpful helpless high hollow honest hopeless horrible hot huge humble hungry
ideal idle ill impossible impressive jealous jolly juicy jumpy keen kind large late lazy less little lively lonely long loose lost loud lovely low lucky mad main massive
mean merry messy mild minor miserable missing modest muddy nasty naughty near neat nervous new nice noisy normal obvious odd ok old only open ordinary pale perfect plain
pleasant pointless polite poor popular possible precious pretty private proud pure puzzled quick quiet rare raw ready real reasonable recent rich right ripe rough round rude
rotten sad safe scared scary selfish sensible serious several severe shaky shallow sharp shiny short shy sick silent silly similar simple single slight slim slippery slow
small smart smooth soft sore sorry special spiky spoiled stale steady steep sticky stiff strange strict strong stubborn stupid sudden sunny super sure surprised sweet swift
tall tame tasty terrible thick thin thirsty tight tiny tired tough tricky true twin ugly unable uncomfortable uneven unfair unhappy unkind unpleasant unusual upset urgent
useful useless usual vague vast violent warm weak weird wet whole wicked wide wild wise wonderful wooden worn worse worst worth wrong young
absolutely accidentally almost always anyway apparently automatically away backwards barely basically besides carefully clearly constantly eventually especially finally
forwards fully generally gradually halfway hardly hopefully immediately instead lately literally loudest maybe mostly nearly never nowadays obviously occasionally often otherwise
perhaps possibly probably properly quickly really recently roughly seriously simply slightly slowly somehow sometimes somewhere soon still straight suddenly surely together
totally twice unless usually versus vs whenever whatever wherever whoever yesterday today tomorrow tonight cool gross lame legit
red blue green yellow black white brown pink grey orange purple gold silver
`;

const things = `
adult afternoon aunt baby bag ball banana bar basement basket bath bathroom bathtub beach bed bedroom bell belt bike bin bird biscuit bit blanket boat body bone book boot
bottle bottom bowl bowls box boy boyfriend bread breakfast brick bridge brother bucket bum bunch bus bush button cabin cake camera candle candy cap car card carpet cat cellar
chair chap chest chicken child chocolate church cinema clothes cloud coat coffee coin colleague corner couch cousin cow crowd crumb cup cupboard curtain cushion dad daughter day
desk devil dinner dish dog doll door drawer dress duck dude dust ear egg elbow evening eye face family farm father fence field finger fire fish flat floor flower fog food
foot football fork fox friend frog fruit funeral game garage garden gate gift girl girlfriend glass glove grandma grandpa grass guest guy hair hall ham hand handbag hat head
heart hill hole holiday homework horse hospital hotel hour house husband ice jacket jar job juice jug jungle key kid king kitchen kite knee knife ladder lady lamp lane leg
lemon letter lid life lip lunch man mate meal meat meter midnight milk minute mirror moment money monkey month moon morning mother mouse mouth movie mud mug mum neck neighbour
nest net newspaper night noise nose nut ocean orange oven paint pair pan pants paper parcel parent party path pen pencil person pet phone photo picnic pie pig pillow pipe
pizza plate pocket pond porch pot potato prize puddle purse puzzle queen rabbit radio rag rain recipe ribbon rice ring river road roof room rope rose rug ruler rugby sack
salad salt sand sandwich sausage saucer scarf school scissors sea seat shadow sheep sheet shelf ship shirt shoe shop shoulder shower sibling sister skin skirt sky slot smoke
snack snow soap sock sofa soup spoon stair star stick stomach stone storm stove stranger straw street string sugar suitcase summer sun supper table tail tap tea teacher team
teddy teenager telly tent toast toe toilet tongue tooth toothbrush towel tower town toy trash tray tree truck trunk tub tv umbrella uncle vase van village wagon wall wardrobe
wallet watch weather web week weekend wheel wife wind window winter wire woman wood yard year zoo bucks stuff thing gap app laptop screen site internet computer video
`;

const stems: ReadonlySet<string> = new Set(`${doing} ${howThingsAre} ${things}`.trim().split(/\s+/).map(stemOf));

/** Whether a stem is of a word that everybody uses and that names no subject of study. */
export const isCommon = (stem: string): boolean => stems.has(stem);
