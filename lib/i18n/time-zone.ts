/** Days and times are local to the quay, wherever the visitor is. */
export const operatorTimeZone = 'Europe/Athens';
