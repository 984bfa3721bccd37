import type { Locale } from '#foundation/text/locales.ts';
import type { CargoRequest } from '#contracts/desk/cargo.ts';
import { fullDay } from '#foundation/dates/format-day.ts';
import { decimal } from '#foundation/text/conventions.ts';
import { STAFF_LOCALE } from '#desk/kernel/staff-locale.ts';
import { text } from '#desk/messages/texts.ts';
import { receiptEmail } from '#desk/inbox/receipt.ts';
import { compose } from '#desk/mail/compose.ts';
import type { Email } from '#desk/mail/transport.ts';

/** To staff, and the receipt with what the sender chose; the receipt contains no free text. */
export function cargoEmails(sent: CargoRequest, mailTo: string, reference: string) {
  const route = (locale: Locale) => `${sent.from.name[locale]} – ${sent.to.name[locale]}`;
  const day = sent.day.split('-').toReversed().map(Number).join('/');
  const sizes = [sent.lengthCm, sent.widthCm, sent.heightCm];
  const title = text(STAFF_LOCALE, 'inbox.toStaff.cargoTitle', { route: route(STAFF_LOCALE), day });
  const body = compose({
    locale: STAFF_LOCALE,
    title,
    hello: text(STAFF_LOCALE, 'inbox.toStaff.cargo', { reference }),
    paragraphs: [],
    facts: [
      [
        text(STAFF_LOCALE, 'inbox.toStaff.route'),
        `${route(STAFF_LOCALE)} (${sent.from.code} – ${sent.to.code})`,
      ],
      [text(STAFF_LOCALE, 'inbox.toStaff.day'), day],
      [text(STAFF_LOCALE, 'inbox.toStaff.kind'), text(STAFF_LOCALE, `inbox.cargoKinds.${sent.kind}`)],
      [text(STAFF_LOCALE, 'inbox.toStaff.pieces'), String(sent.pieces)],
      [
        text(STAFF_LOCALE, 'inbox.toStaff.weight'),
        text(STAFF_LOCALE, 'inbox.toStaff.kilograms', { weight: decimal(sent.weightKg, STAFF_LOCALE) }),
      ],
      [
        text(STAFF_LOCALE, 'inbox.toStaff.sizes'),
        sizes.every((size) => size === null)
          ? ''
          : text(STAFF_LOCALE, 'inbox.toStaff.centimetres', {
              sizes: sizes.map((size) => (size === null ? '?' : decimal(size, STAFF_LOCALE))).join(' × '),
            }),
      ],
      [text(STAFF_LOCALE, 'inbox.toStaff.company'), sent.company],
      [text(STAFF_LOCALE, 'inbox.toStaff.name'), sent.name],
      [text(STAFF_LOCALE, 'inbox.toStaff.email'), sent.email],
      [text(STAFF_LOCALE, 'inbox.toStaff.phone'), sent.phone],
      [text(STAFF_LOCALE, 'inbox.toStaff.language'), text(STAFF_LOCALE, `languages.${sent.locale}`)],
      [text(STAFF_LOCALE, 'inbox.toStaff.dangerousGoods'), text(STAFF_LOCALE, 'inbox.harmless.yes')],
    ],
    quote: sent.text,
    sign: text(STAFF_LOCALE, 'inbox.toStaff.answerCargo'),
  });
  const toStaff: Email = {
    to: mailTo,
    subject: `[${reference}] ${title}: ${sent.name}`,
    ...body,
    headers: { 'Reply-To': sent.email, 'Content-Language': STAFF_LOCALE },
  };
  return {
    toStaff,
    receipt: receiptEmail('cargo', sent, reference, [
      [text(sent.locale, 'inbox.cargoReceipt.route'), route(sent.locale)],
      [text(sent.locale, 'inbox.cargoReceipt.day'), fullDay(sent.day, sent.locale)],
      [text(sent.locale, 'inbox.cargoReceipt.pieces'), String(sent.pieces)],
    ]),
  };
}
