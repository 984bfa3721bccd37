import 'server-only';
import { createElement, type ComponentType } from 'react';
import { drawings } from './drawings.gen.ts';
import { Icon, type IconProps } from './icons.tsx';

/** `aria-hidden` is accepted, as on any SVG, but is always set. */
export type DrawnIcon = ComponentType<IconProps & { 'aria-hidden'?: boolean }>;

type IconName = keyof typeof drawings;

const shapesOf = (name: IconName) =>
  drawings[name].map(([shape, attributes]) => createElement(shape, attributes));

/** The icons of server components. They add no script: browsers only get the SVG. */
function drawn(name: IconName): DrawnIcon {
  return function Drawn({ 'aria-hidden': _hidden, strokeWidth = 2, ...props }) {
    return (
      <Icon strokeWidth={strokeWidth} {...props}>
        {shapesOf(name)}
      </Icon>
    );
  };
}

export const ArrowLeft = drawn('arrow-left');
export const ArrowRight = drawn('arrow-right');
export const ArrowUpRight = drawn('arrow-up-right');
export const Bell = drawn('bell');
export const BookOpen = drawn('book-open');
export const CalendarPlus = drawn('calendar-plus');
export const Car = drawn('car');
export const Check = drawn('check');
export const ChevronDown = drawn('chevron-down');
export const ChevronUp = drawn('chevron-up');
export const CircleAlert = drawn('circle-alert');
export const Clock = drawn('clock');
export const Download = drawn('download');
export const FileDown = drawn('file-down');
export const Footprints = drawn('footprints');
export const Info = drawn('info');
export const Link2 = drawn('link-2');
export const Mail = drawn('mail');
export const MapPin = drawn('map-pin');
export const Phone = drawn('phone');
export const Printer = drawn('printer');
export const Rss = drawn('rss');
export const Share2 = drawn('share-2');
export const TicketCheck = drawn('ticket-check');
export const TriangleAlert = drawn('triangle-alert');
export const Wind = drawn('wind');
export const X = drawn('x');
