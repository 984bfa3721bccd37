import { defineQuery } from 'next-sanity';
import { permalinks, picture, pictures, richText } from './parts.ts';

/** All offers, in menu order. The page determines by the day which are current, upcoming or over. */
export const offersQuery =
  defineQuery(`*[_type == "offer"] | order(coalesce(menuOrder, 100) asc, validTo asc, _id asc){
  _id, title_el, title_en, summary_el, summary_en, badge_el, badge_en, validFrom, validTo, soldAt, menuNote_el, menuNote_en,
  ${permalinks},
  cover${picture},
  "route": blocks[_type == "routePromoBlock" && withReturn == true][0]{ from, to }
}`);

/** The document at the root of the site with this permalink in either language: an offer or a page. */
export const rootQuery = defineQuery(`*[_type in ["offer", "page"] &&
  (permalink_el.current == $permalink || permalink_en.current == $permalink)][0]{
  _id, _type, _updatedAt, title_el, title_en,
  ${permalinks},
  cover${picture},
  _type == "offer" => {
    summary_el, summary_en, badge_el, badge_en, validFrom, validTo,
    soldAt, facts[]{ _key, label_el, label_en, text_el, text_en },
    shareTitle_el, shareTitle_en, shareText_el, shareText_en,
    blocks[]{
      _key, _type,
      _type == "richTextBlock" => { "rich_el": text_el${richText}, "rich_en": text_en${richText} },
      _type == "termsBlock" => { "rich_el": text_el${richText}, "rich_en": text_en${richText} },
      _type == "faqBlock" => { items[]{ _key, question_el, question_en, answer_el, answer_en } },
      _type == "routePromoBlock" => { from, to, promo, withReturn, "promo_el": text_el, "promo_en": text_en },
      _type == "heroBlock" => {
        "picture": picture${picture}, title_el, title_en, "words_el": text_el, "words_en": text_en, label_el, label_en, from, to
      },
      _type == "fareTableBlock" => {
        title_el, title_en, class, note_el, note_en,
        routes[]{
          _key, from, to,
          "fromPort": *[_type == "port" && code == ^.from][0]{ title_el, title_en },
          "toPort": *[_type == "port" && code == ^.to][0]{ title_el, title_en }
        }
      },
      _type == "galleryBlock" => { title_el, title_en, "pictures": pictures${pictures} },
      _type == "countdownBlock" => { title_el, title_en, endsAt }
    }
  },
  _type == "page" => {
    lead_el, lead_en,
    body_el${richText},
    body_en${richText}
  }
}`);
