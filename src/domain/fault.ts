import { sentenceOf } from "./sentenceReader.ts";

/**
 * What can be wrong with an input, by a stable code. Screens translate the code; the sentence is for people who read the API's
 * answer. `{{name}}` stands for a value.
 */
export const FAULTS = {
  empty: "Must not be empty.",
  "too-long": "Must have {{most}} characters at most.",
  "control-characters": "Must not contain control characters.",
  email: "Must be an e-mail address.",
  id: "Must be an id.",
  market: "Must be the id of a market.",
  vertical: "Must be the id of a vertical.",
  tenant: "Must be the id of a tenant.",
  colour: "Must be a colour such as #1864b7.",
  day: "Must be a day such as 2026-11-30.",
  "month-day": "Must be a day of every year such as 11-30.",
  base64: "Must be a file in base64.",
  number: "Must be a number.",
  "whole-number": "Must be a whole number.",
  option: "Must be one of {{options}}.",
  "too-small": "Must be {{least}} at least.",
  "too-big": "Must be {{most}} at most.",
  "too-few": "Must have {{least}} entries at least.",
  "too-many": "Must have {{most}} entries at most.",
  unusable: "Cannot be used.",
  "market-unknown": 'The published data has no market "{{market}}".',
  "county-unknown": "The published data has no county {{county}} there.",
  "county-without-market": "Say of which of your markets the county {{county}} is meant.",
  "market-name-taken": 'There is already a custom market named "{{name}}".',
  "customer-unknown": 'There is no customer named "{{customer}}".',
  "user-unknown": "There is no user with this id.",
  "email-unknown": "Nobody has this e-mail. Ask for new ones to be invited, or correct it.",
  "email-fixed": "The e-mail of somebody who can sign in stays. Invite the new address, and deactivate this one.",
  "customer-missing": "Must name the customer of somebody new.",
  "name-missing": "Must name somebody new.",
  twice: "This entry stands in the file twice.",
  "own-access": "You would lose your own access to the administration. Confirm that you mean it.",
  "not-the-email": "Must be the e-mail of the account that is to be erased.",
  "term-backwards": "Must not be before the first day.",
  "owner-foreign": "Must be a person of this customer.",
  "seats-below": "{{used}} seats are taken. Deactivate people first, or leave at least as many seats.",
  "has-people": "{{people}} people still belong to it. Deactivate them or move them to another customer first.",
  "name-taken": 'There is already a customer named "{{name}}".',
  "logo-format": "Must be a whole PNG or JPEG file, with nothing behind its end.",
  "logo-size": "Must have {{most}} × {{most}} pixels at most; this has {{width}} × {{height}}.",
  "file-columns": "The first line must name the columns; {{columns}} is needed.",
  "file-columns-unknown": "Columns not known here: {{columns}}.",
  "file-column-twice": 'The column "{{column}}" stands there twice.',
  "file-rows": "A file may have {{most}} rows; this one has {{rows}}.",
  "file-cells": "Line {{line}} has {{cells}} cells, but there are only {{columns}} columns.",
  "file-quote": "A quotation mark in line {{line}} is never closed.",
  "file-cell-long": "Line {{line}}, column {{column}}: a cell may have {{most}} characters; this one has {{length}}.",
  "file-columns-many": "Line {{line}} has {{columns}} cells; a row may have {{most}}.",
  "file-lines": "A file may have {{most}} lines, blank ones included.",
  "file-slow": "The file takes more than {{seconds}} seconds to read. Divide it.",
  "file-heavy": "The file needs more memory to be read than it may. Divide it.",
  "file-kind": "By its contents the file is none of these: {{kinds}}.",
  "image-size": "Must have {{most}} megapixels at most; this has {{width}} × {{height}} pixels.",
  "image-broken": "Must be a picture that can be opened.",
  "file-unknown": "Must name stored files alone; one of these is not there.",
  "aid-count": "Your organization has {{most}} aids of its own, as many as it may have. Delete one first.",
  "aid-room": "The files of your organization take {{most}} MB, all the room there is. Delete aids first.",
  "publication-unknown": "Must be the key of a publication.",
  feed: "Must be an RSS or Atom file.",
  foreign: "Must not be given for this kind of content.",
} as const satisfies Record<string, string>;

export type FaultCode = keyof typeof FAULTS;
export type FaultValues = Readonly<Record<string, string | number>>;

/** A fault of one input with the values that its sentence names. */
export interface Fault {
  readonly code: FaultCode;
  readonly values: FaultValues;
}

export function isFaultCode(code: string): code is FaultCode {
  return Object.hasOwn(FAULTS, code);
}

/** The fault in English. */
export function faultSentence(code: FaultCode, values: FaultValues = {}): string {
  return sentenceOf(FAULTS[code], values);
}
