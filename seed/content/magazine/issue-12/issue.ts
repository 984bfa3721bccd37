import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { magazineArticle } from '../article.ts';
import { cleanMondayOnKalymnos } from './clean-monday-on-kalymnos.ts';
import { eightWinds } from './eight-winds.ts';
import { footpathsOfTilos } from './footpaths-of-tilos.ts';
import { kitesOnTheUpperDeck } from './kites-on-the-upper-deck.ts';

export const issue12: SeedDocument = {
  _id: 'magazineIssue-12',
  _type: 'magazineIssue',
  title_el: 'Χαρταετοί στο κατάστρωμα',
  title_en: 'Kites on the upper deck',
  permalink_el: slug('chartaetoi-sto-katastroma'),
  permalink_en: slug('kites-on-the-upper-deck'),
  number: 12,
  publishedAt: '2026-02-13',
  lead_el:
    'Η άνοιξη έρχεται με τον αέρα: χαρταετοί στο λιμάνι, ένα τραπέζι στην Κάλυμνο, μονοπάτια με ορχιδέες και οκτώ ονόματα για ό,τι φυσά.',
  lead_en:
    'Spring comes on the wind: kites in harbour, a table on Kalymnos, footpaths with orchids, and eight names for whatever blows.',
  cover_el: picture('magazine-12-el'),
  cover_en: picture('magazine-12-en'),
  articles: [kitesOnTheUpperDeck, cleanMondayOnKalymnos, footpathsOfTilos, eightWinds].map(magazineArticle),
};
