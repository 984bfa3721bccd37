/** Days and times are those of the quay, wherever the visitor is. */
export const operatorTimeZone = 'Europe/Athens';
