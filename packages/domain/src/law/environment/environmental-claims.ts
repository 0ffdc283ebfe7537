/** What a proof is recorded for; the words of all languages mean one of these. */
export const ENVIRONMENTAL_CLAIMS = [
  'sustainable',
  'eco-friendly',
  'climate',
  'green',
  'organic',
  'recycled',
  'degradable',
  'energy-saving',
  'eco-label',
  'fsc',
  'pefc',
  'nordic-swan',
  'eu-ecolabel',
  'gots',
  'oeko-tex',
] as const
export type EnvironmentalClaim = (typeof ENVIRONMENTAL_CLAIMS)[number]

const listed = (words: string): readonly string[] => words.trim().replaceAll(/\s+/g, ' ').split(', ')

const GREEN = 'grøn grønt grønne grønnere grønneste grønn grön grönt gröna grönare grönast grönaste green'.split(' ')
/** A green sofa is a sofa; green electricity is a claim. `el` is Swedish alone: in Danish it is short for "or". */
const MADE_GREEN = listed(`
  omstilling*, profil*, valg*, val, strøm*, ström*, energi*, produktion*, produksjon*, transport*, levering*,
  leverans*, fragt, frakt, fremtid*, framtid*, samvittighed*, samvittighet*, samvete*, tanke*, tankar*,
  økonomi*, ekonomi*, alternativ*, løsning*, lösning*, planet*, klode*, hverdag*, vardag*, hjem, hem, mærkning*,
  merking*, märkning*, design, choice*, energy, future`)
const ACT = 'tænk tenk tänk vælg velg välj køb kjøp köp lev indret handl handle handla shop'.split(' ')
const ACT_GREEN = ['grønt', 'grønnere', 'grön', 'grönt', 'grönare', 'grøn', 'green']

const pairs = (first: readonly string[], then: readonly string[]) =>
  first.flatMap((one) => then.map((other) => `${one} ${other}`))

/**
 * The words that make each claim, in lower case, of Danish, Norwegian, Swedish, and of what English the three borrow.
 * A star ends the stem of a word; hyphens count as blanks.
 */
export const CLAIM_WORDS: Readonly<Record<EnvironmentalClaim, readonly string[]>> = {
  sustainable: listed('bæredygtig*, bærekraft*, berekraft*, hållbar*, sustainab*'),
  'eco-friendly': listed(`
    miljøvenlig*, miljøvennlig*, miljøvenleg*, miljövänlig*, miljø venlig*, miljø vennlig*, miljø vänlig*,
    miljörigtig*, miljøriktig*, miljørigtig*, miljöriktig*, miljøbevidst*, miljøbevisst*, miljömedvet*,
    miljøskån*, miljöskon*, miljøsmart*, miljösmart*, miljöanpass*, miljö vänlig*, naturvenlig*, naturvennlig*,
    naturvänlig*, eco, øko, ekovänlig*, ecofriendly, eco friendly, environmentally friendly, skånsom mod
    miljøet, skånsomt mod miljøet, skånsom for miljøet, skånsom mot miljøet, skonsam mot miljön, skonsamt mot
    miljön, godt for miljøet, god for miljøet, bra for miljøet, bra för miljön, snäll mot miljön, bedre for
    miljøet, bättre för miljön, bedst for miljøet, best for miljøet, bäst för miljön`),
  climate: listed(`
    klimaneutral*, klimanøytral*, klimatneutral*, klimavenlig*, klimavennlig*, klimatvänlig*, klimasmart*,
    klimatsmart*, klimakompens*, klimatkompens*, klimapositiv*, klimatpositiv*, klima neutral*, klima nøytral*,
    klimat neutral*, co2 neutral*, co2 nøytral*, co2 kompens*, co2 fri*, co2neutral*, co2nøytral*,
    kulstofneutral*, karbonnøytral*, koldioxidneutral*, carbon neutral, climate neutral, nettonul*, nettonoll*,
    netto nul*, netto noll*, fossilfri*, bedre for klimaet, godt for klimaet, bra for klimaet, bra för klimatet,
    bättre för klimatet`),
  green: [...pairs(GREEN, MADE_GREEN), ...pairs(['grön', 'gröna'], ['el']), ...pairs(ACT, ACT_GREEN)],
  organic: listed('økologisk*, økologi, økobomuld*, økobomull*, ekologisk*, ekologi, ekobomull*, organic cotton'),
  recycled: listed(`
    genanvend*, genbrug*, genvund*, resirkuler*, gjenvun*, gjenvinn*, gjenbruk*, ombruk*, återvun*, återvinn*,
    återbruk*, återanvänd*, recycl*, upcycl*`),
  degradable: listed(`
    bionedbryd*, bionedbryt*, biologisk nedbryd*, biologisk nedbryt*, biologiskt nedbryt*, komposterbar*,
    biobaser*, biodegradab*`),
  // Not the class of the energy label, which is a word that begins the same.
  'energy-saving': listed(`
    energieffektiv, energieffektivt, energieffektive, energieffektiva, energibespar*, energisparende,
    energivenlig*, energivennlig*, energisnål*`),
  'eco-label': listed(`
    miljømærk*, miljømerk*, miljömärk*, miljøcertific*, miljøsertifi*, miljöcertifi*, cradle to cradle`),
  fsc: listed('fsc, fscs'),
  pefc: listed('pefc, pefcs'),
  'nordic-swan': listed('svanemærk*, svanemerk*, svanenmärk*, svanmärk*, nordic swan'),
  'eu-ecolabel': listed('eu blomst*, ecolabel, eu ecolabel'),
  gots: listed('gots'),
  'oeko-tex': listed('oeko tex, øko tex, öko tex, oekotex'),
}
