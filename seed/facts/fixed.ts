// Figures that no program uses, only texts. They are typed here once, so that every text that states one changes with it.

/** Deadlines of the law that texts repeat. The percentages and delays are rules: `contracts/reservations/rules/passenger-law.ts`. */
export const law = {
  /** Regulation (EU) 1177/2010, art. 16(1): after the scheduled departure. */
  informWithinMinutes: 30,
  /** Art. 18(3). */
  refundWithinDays: 7,
  /** Art. 19(5). */
  compensationWithinMonths: 1,
  /** Art. 24(2). */
  complaintReplyMonths: 1,
  complaintFinalMonths: 2,
  /** Art. 12: notice for assistance, and how long before departure to be there. */
  assistanceHours: 48,
  assistanceMinutes: 60,
  /** Directive 2011/83/EU, art. 9(1). */
  withdrawalDays: 14,
  /** Athens Convention, art. 15. */
  damageReportDays: 15,
  /** Regulation (EU) 2016/679, art. 12(3). */
  dataReplyMonths: 1,
} as const;

/** The operator's own promises (demo). */
export const operator = {
  /** The disability from which the discount is given. */
  disabilityPercent: 80,
  phoneOpens: '07:00',
  phoneCloses: '22:00',
  quayOfficeMinutes: 60,
  smallPetKilos: 8,
  accessReplyDays: 2,
  lostPropertyMonths: 3,
  pointsCreditedDays: 3,
  pointsClaimMonths: 3,
  bonusNoticeMonths: 3,
  bonusErasureMonths: 1,
} as const;
