import { sentenceOf } from "./sentenceReader.ts";

/**
 * What can be wrong with an input, by a stable code. Screens translate the code; the sentence is for people who read the API's
 * answer. `{{name}}` stands for a value.
 */
export const FAULTS = {
  empty: "Must not be empty.",
  "too-long": "Must have at most {{most}} characters.",
  "control-characters": "Must not contain control characters.",
  email: "Must be an email address.",
  id: "Must be an id.",
  market: "Must be the id of a market.",
  vertical: "Must be the id of a vertical.",
  tenant: "Must be the id of a tenant.",
  colour: "Must be a color such as #1864b7.",
  zip: "Must be the five digits of a ZIP code.",
  state: "Must be a state's two-letter code, such as TX.",
  "web-address": "Must be a web address, such as example.com.",
  "county-name": 'No county is known as "{{county}}". Write its name and state, such as "Dallas, TX".',
  "company-known": "There is already a company with this CRM id, or of this name and ZIP code.",
  "contact-unnamed": "Give each contact a name, role, phone number or email address.",
  day: "Must be a date such as 2026-11-30.",
  "month-day": "Must be a month and day such as 11-30.",
  base64: "Must be a base64-encoded file.",
  number: "Must be a number.",
  "whole-number": "Must be a whole number.",
  option: "Must be one of {{options}}.",
  "too-small": "Must be at least {{least}}.",
  "too-big": "Must be at most {{most}}.",
  "too-few": "Must have at least {{least}} entries.",
  "too-many": "Must have at most {{most}} entries.",
  unusable: "Cannot be used.",
  "market-unknown": 'The published data has no market "{{market}}".',
  "county-unknown": "The published data has no county {{county}} in this market.",
  "county-without-market": "Name the market that the county {{county}} belongs to; it is in more than one of yours.",
  "market-name-taken": 'There is already a custom market named "{{name}}".',
  "customer-unknown": 'There is no customer named "{{customer}}".',
  "user-unknown": "There is no user with this id.",
  "email-unknown": "No user has this email address. Correct it, or choose to invite new people.",
  "email-fixed":
    "The email address of someone who can sign in cannot change. Invite the new address and deactivate this one.",
  "customer-missing": "A new person needs a customer.",
  "name-missing": "A new person needs a name.",
  twice: "This entry is in the file twice.",
  "own-access": "You would lose your own access to administration. Confirm to continue.",
  "not-the-email": "Must be the email address of the account to erase.",
  "term-backwards": "Must not be before the first day.",
  "not-monday": "Must be a Monday.",
  "weeks-many": "A line can have at most {{most}} weeks.",
  "owner-foreign": "Must be a person of this customer.",
  "seats-below": "{{used}} seats are taken. Deactivate people first, or allow at least that many seats.",
  "has-people": "{{people}} people still belong to it. Deactivate them or move them to another customer first.",
  "name-taken": 'There is already a customer named "{{name}}".',
  "logo-format": "Must be a complete PNG or JPEG file with no data after its end.",
  "logo-size": "Must have at most {{most}} × {{most}} pixels; this one has {{width}} × {{height}}.",
  "file-columns": "The first line must name the columns; {{columns}} is required.",
  "file-columns-unknown": "Unknown columns: {{columns}}.",
  "file-column-twice": 'The column "{{column}}" appears twice.',
  "file-rows": "A file can have at most {{most}} rows; this one has {{rows}}.",
  "file-cells": "Line {{line}} has {{cells}} cells, but there are only {{columns}} columns.",
  "file-quote": "A quotation mark in line {{line}} is never closed.",
  "file-cell-long":
    "Line {{line}}, column {{column}}: a cell can have at most {{most}} characters; this one has {{length}}.",
  "file-columns-many": "Line {{line}} has {{columns}} cells; a row can have at most {{most}}.",
  "file-lines": "A file can have at most {{most}} lines, including blank ones.",
  "file-slow": "The file takes more than {{seconds}} seconds to read. Split it into smaller files.",
  "file-heavy": "The file needs too much memory to read. Split it into smaller files.",
  "template-kind": "This is not a PowerPoint file. Save the template as .pptx or .potx and upload that.",
  "template-large":
    "A template can have at most {{most}} MB. Compress its pictures in PowerPoint, or remove sample slides.",
  "template-damaged":
    "The file is damaged or incomplete and could not be opened. Save it again in PowerPoint and upload the new copy.",
  "template-locked":
    "The file is protected by a password, or saved in the format from before 2007. Save it as .pptx or .potx without a password.",
  "template-unsafe":
    "The file unpacks to far more than a template does, so it was not opened. Start from a new file in PowerPoint and copy the masters into it.",
  "template-macro":
    "The file contains macros or controls, which would run on your clients' computers. Save it as .pptx or .potx, which leaves them out.",
  "template-part":
    "The part {{part}} of the file is not sound. Open the file in PowerPoint, let it be repaired, and save it again.",
  "template-linked":
    "A master or layout shows content from outside the file: {{target}}. Embed it in PowerPoint (File > Info > Edit Links to Files).",
  "template-object":
    "A master or layout contains an object of another program ({{part}}). Replace it with a picture, since such objects can run programs.",
  "template-empty": "The file has no slide layouts. Add at least one in PowerPoint's slide master view.",
  "file-kind": "The file's contents are none of these types: {{kinds}}.",
  "image-size": "Must have at most {{most}} megapixels; this one has {{width}} × {{height}} pixels.",
  "image-broken": "Must be an image that can be opened.",
  "file-unknown": "Must name stored files only; one of these does not exist.",
  "aid-count": "Your organization has {{most}} aids of its own, which is the most it can have. Delete one first.",
  "aid-room": "The files of your organization take {{most}} MB, which is all its space. Delete aids first.",
  "publication-unknown": "Must be the key of a publication.",
  feed: "Must be an RSS or Atom file.",
  foreign: "Must not be set for this kind of content.",
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
