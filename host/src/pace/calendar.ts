// The days of one person: their time zone, and the days on which no clock of a game by turns runs for them.

export interface Calendar {
  /** A name of the time zone database, such as Europe/Rome. */
  readonly zone: string;
  /** Saturdays and Sundays are free. */
  readonly weekends: boolean;
  /** Holidays, as days of the calendar; the last one is free too. */
  readonly away: readonly Days[];
}

export interface Days {
  /** `2027-08-14` */
  readonly from: string;
  readonly to: string;
}

export const EVERY_DAY: Calendar = { zone: 'UTC', weekends: false, away: [] };

const HOUR = 3_600_000;
/** No calendar is all holidays; one that seems so is not believed for longer. */
const MOST_DAYS = 400;

/** The moment when so many milliseconds have run that are not free, from `start` on. */
export function runOn(start: number, milliseconds: number, calendar: Calendar): number {
  let at = start;
  let left = milliseconds;
  for (let day = 0; day < MOST_DAYS; day++) {
    const end = nextDay(at, calendar.zone);
    if (!isFree(dayOf(at, calendar.zone), calendar)) {
      if (left <= end - at) return at + left;
      left -= end - at;
    }
    at = end;
  }
  return at;
}

function isFree(day: string, { weekends, away }: Calendar): boolean {
  return (weekends && isWeekend(day)) || away.some(({ from, to }) => from <= day && day <= to);
}

/** The day of the calendar in this zone: `2027-08-14`. */
export function dayOf(at: number, zone: string): string {
  return formatOf(zone).format(at);
}

export const isZone = (zone: string): boolean => {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
};

/** How many days these are. */
export const daysIn = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / (24 * HOUR)) + 1;

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** The first moment of the next day. Searched for, because days have 23 to 25 hours and not all begin at midnight. */
function nextDay(at: number, zone: string): number {
  const today = dayOf(at, zone);
  let before = at;
  let after = at + 26 * HOUR;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(middle, zone) > today) after = middle;
    else before = middle;
  }
  return after;
}

/** By zone, however its letters are written: there are some hundreds. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase();
  const known = formats.get(name);
  if (known !== undefined) return known;
  // The calendar of Sweden writes days as year-month-day.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  formats.set(name, made);
  return made;
}
