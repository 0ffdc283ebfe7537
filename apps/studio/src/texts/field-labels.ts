import type { ContentKind } from '@firkant/domain/content/content-kinds.ts'
import type { Language } from '@firkant/domain/market/market.ts'

type Labels = Readonly<Record<Language, string>>

/** Fields, blocks and kinds of page in words; what is missing stands as it is written in files. */
const LABELS: Readonly<Record<string, Labels>> = {
  heading: { en: 'Heading', da: 'Overskrift', nb: 'Overskrift', sv: 'Rubrik' },
  eyebrow: { en: 'Small words above', da: 'Små ord over', nb: 'Små ord over', sv: 'Små ord ovanför' },
  text: { en: 'Text', da: 'Tekst', nb: 'Tekst', sv: 'Text' },
  html: { en: 'Text', da: 'Tekst', nb: 'Tekst', sv: 'Text' },
  title: { en: 'Title', da: 'Titel', nb: 'Tittel', sv: 'Titel' },
  description: { en: 'Description', da: 'Beskrivelse', nb: 'Beskrivelse', sv: 'Beskrivning' },
  image: { en: 'Picture', da: 'Billede', nb: 'Bilde', sv: 'Bild' },
  mobileImage: {
    en: 'Picture on phones',
    da: 'Billede på telefoner',
    nb: 'Bilde på telefoner',
    sv: 'Bild på telefoner',
  },
  mobileText: { en: 'Text on phones', da: 'Tekst på telefoner', nb: 'Tekst på telefoner', sv: 'Text på telefoner' },
  file: { en: 'File', da: 'Fil', nb: 'Fil', sv: 'Fil' },
  alt: { en: 'What is seen', da: 'Hvad der ses', nb: 'Hva som vises', sv: 'Vad som syns' },
  focus: {
    en: 'What stays seen when it is cropped (per cent)',
    da: 'Det, der ses, når det beskæres (procent)',
    nb: 'Det som vises når det beskjæres (prosent)',
    sv: 'Det som syns när det beskärs (procent)',
  },
  x: { en: 'From the left', da: 'Fra venstre', nb: 'Fra venstre', sv: 'Från vänster' },
  y: { en: 'From the top', da: 'Fra toppen', nb: 'Fra toppen', sv: 'Från toppen' },
  textSide: { en: 'Side of the text', da: 'Tekstens side', nb: 'Tekstens side', sv: 'Textens sida' },
  tone: { en: 'Tone', da: 'Tone', nb: 'Tone', sv: 'Ton' },
  links: { en: 'Links', da: 'Links', nb: 'Lenker', sv: 'Länkar' },
  link: { en: 'Link', da: 'Link', nb: 'Lenke', sv: 'Länk' },
  to: { en: 'Leads to', da: 'Fører til', nb: 'Fører til', sv: 'Leder till' },
  target: { en: 'Opens in', da: 'Åbner i', nb: 'Åpner i', sv: 'Öppnas i' },
  seenProductKeys: {
    en: 'Products in the picture',
    da: 'Produkter i billedet',
    nb: 'Produkter i bildet',
    sv: 'Produkter i bilden',
  },
  productKey: { en: 'Product', da: 'Produkt', nb: 'Produkt', sv: 'Produkt' },
  productKeys: { en: 'Products', da: 'Produkter', nb: 'Produkter', sv: 'Produkter' },
  theme: { en: 'Ground', da: 'Bund', nb: 'Bunn', sv: 'Botten' },
  width: { en: 'Width', da: 'Bredde', nb: 'Bredde', sv: 'Bredd' },
  align: { en: 'Where the words stand', da: 'Hvor ordene står', nb: 'Hvor ordene står', sv: 'Var orden står' },
  layout: { en: 'How they stand', da: 'Hvordan de står', nb: 'Hvordan de står', sv: 'Hur de står' },
  level: { en: 'Level', da: 'Niveau', nb: 'Nivå', sv: 'Nivå' },
  items: { en: 'Parts', da: 'Dele', nb: 'Deler', sv: 'Delar' },
  question: { en: 'Question', da: 'Spørgsmål', nb: 'Spørsmål', sv: 'Fråga' },
  answer: { en: 'Answer', da: 'Svar', nb: 'Svar', sv: 'Svar' },
  caption: { en: 'Words under it', da: 'Ord under det', nb: 'Ord under det', sv: 'Ord under det' },
  limit: { en: 'At most', da: 'Højst', nb: 'Høyst', sv: 'Högst' },
  source: { en: 'Which ones', da: 'Hvilke', nb: 'Hvilke', sv: 'Vilka' },
  categoryKey: { en: 'Category', da: 'Kategori', nb: 'Kategori', sv: 'Kategori' },
  seriesKey: { en: 'Series', da: 'Serie', nb: 'Serie', sv: 'Serie' },
  roomKey: { en: 'Room', da: 'Rum', nb: 'Rom', sv: 'Rum' },
  productBrandKey: { en: 'Maker', da: 'Mærke', nb: 'Merke', sv: 'Märke' },
  labelKey: { en: 'Label', da: 'Mærkat', nb: 'Etikett', sv: 'Etikett' },
  reduced: { en: 'Only reduced', da: 'Kun nedsatte', nb: 'Bare nedsatte', sv: 'Bara nedsatta' },
  news: { en: 'Only new', da: 'Kun nyheder', nb: 'Bare nyheter', sv: 'Bara nyheter' },
  tiles: { en: 'Tiles', da: 'Felter', nb: 'Felter', sv: 'Rutor' },
  name: { en: 'Name', da: 'Navn', nb: 'Navn', sv: 'Namn' },
  note: { en: 'A few words more', da: 'Et par ord mere', nb: 'Noen ord til', sv: 'Några ord till' },
  size: { en: 'Size', da: 'Størrelse', nb: 'Størrelse', sv: 'Storlek' },
  blocks: { en: 'Blocks', da: 'Blokke', nb: 'Blokker', sv: 'Block' },
  kind: { en: 'Kind', da: 'Slags', nb: 'Slag', sv: 'Slag' },
  ratio: { en: 'Shape', da: 'Form', nb: 'Form', sv: 'Form' },
  radius: { en: 'Corners', da: 'Hjørner', nb: 'Hjørner', sv: 'Hörn' },
  banner: { en: 'Banner', da: 'Banner', nb: 'Banner', sv: 'Banderoll' },
  menu: { en: 'Menu', da: 'Menu', nb: 'Meny', sv: 'Meny' },
  footer: { en: 'Footer', da: 'Bund', nb: 'Bunntekst', sv: 'Sidfot' },
  tagline: { en: 'Tagline', da: 'Slogan', nb: 'Slagord', sv: 'Slogan' },
  message: { en: 'Message', da: 'Besked', nb: 'Melding', sv: 'Meddelande' },
  Hero: { en: 'Large picture', da: 'Stort billede', nb: 'Stort bilde', sv: 'Stor bild' },
  ImageBanner: { en: 'Picture with words', da: 'Billede med ord', nb: 'Bilde med ord', sv: 'Bild med ord' },
  Editorial: { en: 'Text', da: 'Tekst', nb: 'Tekst', sv: 'Text' },
  ExpandableEditorial: { en: 'Long text', da: 'Lang tekst', nb: 'Lang tekst', sv: 'Lång text' },
  Image: { en: 'Picture', da: 'Billede', nb: 'Bilde', sv: 'Bild' },
  Video: { en: 'Film', da: 'Film', nb: 'Film', sv: 'Film' },
  FocalPoints: {
    en: 'Picture with points',
    da: 'Billede med punkter',
    nb: 'Bilde med punkter',
    sv: 'Bild med punkter',
  },
  Flowbox: { en: 'Pictures from homes', da: 'Billeder fra hjem', nb: 'Bilder fra hjem', sv: 'Bilder från hem' },
  Faq: { en: 'Questions and answers', da: 'Spørgsmål og svar', nb: 'Spørsmål og svar', sv: 'Frågor och svar' },
  ContentList: { en: 'List', da: 'Liste', nb: 'Liste', sv: 'Lista' },
  Countdown: { en: 'Countdown', da: 'Nedtælling', nb: 'Nedtelling', sv: 'Nedräkning' },
  LinkCollection: { en: 'Links', da: 'Links', nb: 'Lenker', sv: 'Länkar' },
  Brands: { en: 'Makers', da: 'Mærker', nb: 'Merker', sv: 'Märken' },
  BlackFridayNavigation: {
    en: 'Black Friday shortcuts',
    da: 'Black Friday-genveje',
    nb: 'Black Friday-snarveier',
    sv: 'Black Friday-genvägar',
  },
  NewsletterSignup: { en: 'Newsletter', da: 'Nyhedsbrev', nb: 'Nyhetsbrev', sv: 'Nyhetsbrev' },
  RegisterReturns: { en: 'Returns', da: 'Returer', nb: 'Returer', sv: 'Returer' },
  ArticleList: { en: 'Articles', da: 'Artikler', nb: 'Artikler', sv: 'Artiklar' },
  InspirationCategoryList: { en: 'Inspiration', da: 'Inspiration', nb: 'Inspirasjon', sv: 'Inspiration' },
  ProductList: { en: 'Products', da: 'Produkter', nb: 'Produkter', sv: 'Produkter' },
  ProductBlock: { en: 'One product', da: 'Et produkt', nb: 'Ett produkt', sv: 'En produkt' },
  Recommendations: { en: 'Recommendations', da: 'Anbefalinger', nb: 'Anbefalinger', sv: 'Rekommendationer' },
  Categories: { en: 'Categories', da: 'Kategorier', nb: 'Kategorier', sv: 'Kategorier' },
  Spacer: { en: 'Room between', da: 'Luft', nb: 'Luft', sv: 'Luft' },
  Button: { en: 'Button', da: 'Knap', nb: 'Knapp', sv: 'Knapp' },
  Layout: { en: 'Columns', da: 'Spalter', nb: 'Spalter', sv: 'Spalter' },
  StartPage: { en: 'Start page', da: 'Forside', nb: 'Forside', sv: 'Startsida' },
  EditorialPage: { en: 'Text page', da: 'Tekstside', nb: 'Tekstside', sv: 'Textsida' },
  CategoryPage: { en: 'Category', da: 'Kategori', nb: 'Kategori', sv: 'Kategori' },
  RootCategoryPage: { en: 'Whole assortment', da: 'Hele sortimentet', nb: 'Hele sortimentet', sv: 'Hela sortimentet' },
  CampaignPage: { en: 'Campaign', da: 'Kampagne', nb: 'Kampanje', sv: 'Kampanj' },
  RoomPage: { en: 'Room', da: 'Rum', nb: 'Rom', sv: 'Rum' },
  BrandPage: { en: 'Maker', da: 'Mærke', nb: 'Merke', sv: 'Märke' },
  InspirationArticlePage: { en: 'Article', da: 'Artikel', nb: 'Artikkel', sv: 'Artikel' },
  InspirationCategoryPage: { en: 'Inspiration', da: 'Inspiration', nb: 'Inspirasjon', sv: 'Inspiration' },
  ProductPage: { en: 'Product pages', da: 'Produktsider', nb: 'Produktsider', sv: 'Produktsidor' },
  CartNotification: {
    en: 'Word in the cart',
    da: 'Besked i kurven',
    nb: 'Beskjed i kurven',
    sv: 'Meddelande i varukorgen',
  },
  ContentNotFoundPage: { en: 'Not found', da: 'Ikke fundet', nb: 'Ikke funnet', sv: 'Hittades inte' },
}

export function fieldLabel(language: Language, name: string): string {
  return LABELS[name]?.[language] ?? name
}

const LINK: Labels = {
  en: 'Type a name to find a page. What leads nowhere is refused.',
  da: 'Skriv et navn for at finde en side. Hvad der ikke fører nogen steder hen, afvises.',
  nb: 'Skriv et navn for å finne en side. Det som ikke fører noe sted, avvises.',
  sv: 'Skriv ett namn för att hitta en sida. Det som inte leder någonstans avvisas.',
}
const HTML: Labels = {
  en: 'With tags such as <p>, <h2>, <strong> and <a href="/…">.',
  da: 'Med mærker som <p>, <h2>, <strong> og <a href="/…">.',
  nb: 'Med merker som <p>, <h2>, <strong> og <a href="/…">.',
  sv: 'Med märken som <p>, <h2>, <strong> och <a href="/…">.',
}
const HEADING: Labels = {
  en: 'Words between *asterisks* stand out.',
  da: 'Ord mellem *stjerner* træder frem.',
  nb: 'Ord mellom *stjerner* trer fram.',
  sv: 'Ord mellan *stjärnor* framhävs.',
}

export function fieldHelp(language: Language, name: string, holds: ContentKind | undefined): string | undefined {
  if (holds === 'link') return LINK[language]
  if (holds === 'html') return HTML[language]
  return name === 'heading' ? HEADING[language] : undefined
}
