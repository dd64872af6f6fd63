// The six kinds of choice: is an answer allowed, a fair sample, how many there are, the first ones, and a JSON schema
// for the API. What they cannot say is cut into several steps instead.

import { fault, must } from './fault.ts';
import type { Amount, Answer, Choice, Json, Offer, Question, Scalar } from './types.ts';
import { amountWays, mapWays, type Picker, rangeWays, shuffled, type Ways } from './ways.ts';

type Asked = Pick<Question, 'choice' | 'pass'>;
type Kind<K extends Choice['kind']> = Extract<Choice, { kind: K }>;

/** Whether the answer is one of those asked for. Takes anything: it stands at the door. */
export function allows(asked: Asked, answer: unknown): answer is Answer {
  if (answer === null || !isAnswer(answer)) return answer === null && asked.pass === true;
  const { choice } = asked;
  switch (choice.kind) {
    case 'one':
      return choice.options.includes(answer as Scalar);
    case 'number':
      return isWhole(answer) && answer >= choice.min && answer <= choice.max;
    case 'some':
      return isSubset(answer, choice.options) && answer.length >= choice.min && answer.length <= choice.max;
    case 'order':
      return isSubset(answer, choice.options) && answer.length === choice.options.length;
    case 'amounts':
      return isFilling(answer, choice.entries, choice.min, choice.max);
    case 'offer':
      return isOffer(answer, choice);
  }
}

/** How many answers are allowed; beyond 2^53 only about right. */
export function count(asked: Asked): number {
  return waysOf(asked.choice).total + (asked.pass === true ? 1 : 0);
}

/** One allowed answer, each as likely as any other. */
export function sample(asked: Asked, pick: Picker): Answer {
  const ways = waysOf(asked.choice);
  if (asked.pass === true && pick(Math.min(ways.total + 1, 0x7fffffff)) === 0) return null;
  return ways.sample(pick);
}

/** The first answers in a fixed order, at most `most`; a pass comes first. */
export function list(asked: Asked, most: number): Answer[] {
  const answers: Answer[] = asked.pass === true ? [null] : [];
  for (const answer of waysOf(asked.choice).each()) {
    if (answers.length >= most) break;
    answers.push(answer);
  }
  return answers.slice(0, most);
}

/** The answer of a seat that gives none: a pass where one is allowed. */
export const silence = (asked: Question): Answer => (asked.pass === true ? null : asked.otherwise);

/** A JSON schema of the answer. What a schema cannot say, such as a weighted sum, is left to the door. */
export function schema(asked: Asked): Json {
  const body = schemaOf(asked.choice);
  return asked.pass === true ? { anyOf: [{ type: 'null' }, body] } : body;
}

/** The answers of a choice: their number, a walk through them, a fair pick. */
function waysOf(choice: Choice): Ways<Answer> {
  switch (choice.kind) {
    case 'one':
      return mapWays(rangeWays(0, choice.options.length - 1), (i) => must(choice.options[i], 'an option'));
    case 'number':
      return rangeWays(choice.min, choice.max);
    case 'some': {
      const entries = choice.options.map((id) => ({ id, min: 0, max: 1, weight: 1 }));
      const ways = amountWays(entries, choice.min, choice.max);
      return mapWays(ways, (filling) => choice.options.filter((_, i) => filling[i] === 1));
    }
    case 'order': {
      const { options } = choice;
      const total = options.reduce<number>((product, _, i) => product * (i + 1), 1);
      return { total, each: () => permutations(options), sample: (pick) => shuffled(options, pick) };
    }
    case 'amounts':
      return amountWays(choice.entries, choice.min, choice.max);
    case 'offer':
      return offerWays(choice);
  }
}

function offerWays(choice: Kind<'offer'>): Ways<Offer> {
  const give = amountWays(choice.give, 0, Infinity);
  const want = amountWays(choice.want, 0, Infinity);
  const sides = choice.gifts ? give.total * want.total - 1 : (give.total - 1) * (want.total - 1);
  return {
    total: choice.to.length * sides,
    *each() {
      for (const to of choice.to)
        for (const mine of give.each())
          for (const theirs of want.each()) {
            const offer = { to, give: mine, want: theirs };
            if (isOffer(offer, choice)) yield offer;
          }
    },
    sample(pick) {
      for (let tries = 0; tries < 10_000; tries++) {
        const to = must(choice.to[pick(choice.to.length)], 'somebody to deal with');
        const offer = { to, give: give.sample(pick), want: want.sample(pick) };
        if (isOffer(offer, choice)) return offer;
      }
      throw fault('broken', 'a choice of offers has none');
    },
  };
}

function schemaOf(choice: Choice): Json {
  const set = (size: { minItems: number; maxItems: number }, options: readonly Scalar[]): Json => {
    return { type: 'array', items: { enum: options }, uniqueItems: true, ...size };
  };
  const filling = (entries: readonly Amount[], description: string): Json => {
    const each = ({ id, min, max }: Amount): Json => ({ type: 'integer', minimum: min, maximum: max, title: `${id}` });
    const size = entries.length;
    return { type: 'array', prefixItems: entries.map(each), minItems: size, maxItems: size, description };
  };
  switch (choice.kind) {
    case 'one':
      return { enum: choice.options };
    case 'number':
      return { type: 'integer', minimum: choice.min, maximum: choice.max };
    case 'some':
      return set({ minItems: choice.min, maxItems: choice.max }, choice.options);
    case 'order':
      return set({ minItems: choice.options.length, maxItems: choice.options.length }, choice.options);
    case 'amounts': {
      const weights = choice.entries.map(({ weight }) => weight).join(', ');
      return filling(choice.entries, `weights ${weights}; the weighted sum is from ${choice.min} to ${choice.max}`);
    }
    case 'offer': {
      const [give, want] = [filling(choice.give, 'own pieces'), filling(choice.want, 'theirs')];
      const properties = { to: { enum: choice.to }, give, want };
      return { type: 'object', required: ['to', 'give', 'want'], properties, additionalProperties: false };
    }
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);
const isList = (value: unknown): value is Scalar[] =>
  Array.isArray(value) && Array.from(value).every((each) => typeof each === 'string' || isWhole(each));

/** Whether a value from outside has the shape of an answer at all. */
export function isAnswer(value: unknown): value is Answer {
  if (value === null || isList([value]) || isList(value)) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const { to, give, want, ...rest } = value as { [key: string]: unknown };
  return isList([to]) && isList(give) && isList(want) && Object.keys(rest).length === 0;
}

/** Distinct, and each of them offered. */
function isSubset(answer: Answer, options: readonly Scalar[]): answer is Scalar[] {
  if (!isList(answer) || new Set(answer).size !== answer.length) return false;
  return answer.every((id) => options.includes(id));
}

function isFilling(answer: Answer, entries: readonly Amount[], min: number, max: number): answer is number[] {
  if (!isList(answer) || answer.length !== entries.length) return false;
  let sum = 0;
  for (const [i, entry] of entries.entries()) {
    const n = answer[i];
    if (!isWhole(n) || n < entry.min || n > entry.max) return false;
    sum += n * entry.weight;
  }
  return sum >= min && sum <= max;
}

/** Something changes hands; from both sides, where gifts are not allowed. */
function isOffer(answer: Answer, choice: Kind<'offer'>): answer is Offer {
  if (typeof answer !== 'object' || answer === null || !('to' in answer) || !choice.to.includes(answer.to))
    return false;
  const { give, want } = answer;
  if (!isFilling(give, choice.give, 0, Infinity) || !isFilling(want, choice.want, 0, Infinity)) return false;
  const sides = Number(give.some((n) => n > 0)) + Number(want.some((n) => n > 0));
  return sides === 2 || (sides === 1 && choice.gifts);
}

function* permutations(options: readonly Scalar[]): Generator<Scalar[]> {
  if (options.length === 0) yield [];
  for (const [i, first] of options.entries())
    for (const rest of permutations(options.toSpliced(i, 1))) yield [first, ...rest];
}
