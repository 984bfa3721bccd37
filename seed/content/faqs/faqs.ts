import { accessibilityFaqs } from './accessibility.ts';
import { bookingFaqs } from './booking.ts';
import { changesFaqs } from './changes.ts';
import { boardFaqs, portFaqs } from './port-and-board.ts';
import { animalFaqs, vehicleFaqs } from './vehicles-and-animals.ts';

export const faqs = [
  ...bookingFaqs,
  ...changesFaqs,
  ...portFaqs,
  ...boardFaqs,
  ...vehicleFaqs,
  ...animalFaqs,
  ...accessibilityFaqs,
];
