/** The port whose departures people see until they choose another one: most ships begin there. */
export const HOME_PORT = 'RHO';
