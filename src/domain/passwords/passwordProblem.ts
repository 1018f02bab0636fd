/** NIST's rule: long enough and not among the first guesses. Which kinds of characters it holds is nobody's business. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 1_000;

/** Below this many characters that nobody guesses, a password is on every list. */
const FEWEST_UNGUESSABLE = 4;
const FEWEST_DIFFERENT = 4;
/** Digits alone are dates and telephone numbers; a guesser has all shorter ones in seconds. */
const SHORTEST_NUMBER = 12;
const SHORTEST_PERSONAL_WORD = 3;

export type PasswordProblem = "short" | "long" | "repeated" | "common" | "personal";

/** One form for what looks the same, so that another keyboard or system writes the same password. */
export function normalPassword(password: string): string {
  return password.normalize("NFKC");
}

/**
 * Why a new password cannot be taken; null when it can.
 *
 * @param about what others know of the person: e-mail, name, organization, the product's name
 */
export function passwordProblem(password: string, about: readonly string[] = []): PasswordProblem | null {
  const normal = normalPassword(password);
  const characters = Array.from(normal);
  if (characters.length < SHORTEST_PASSWORD) return "short";
  if (normal.length > LONGEST_PASSWORD) return "long";
  if (new Set(characters).size < FEWEST_DIFFERENT) return "repeated";
  // A long one is a sentence; looking for words in it tells nothing.
  if (characters.length > 64) return null;
  if (/^\d+$/.test(normal) && characters.length < SHORTEST_NUMBER) return "common";
  if (unguessableCharacters(normal) < FEWEST_UNGUESSABLE) return "common";
  if (unguessableCharacters(normal, about.flatMap(wordsOf)) < FEWEST_UNGUESSABLE) return "personal";
  return null;
}

export type PasswordStrength = "weak" | "fair" | "good" | "strong";

/** A hint while somebody types: the more that cannot be guessed, the better. */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength {
  if (passwordProblem(password, about) !== null) return "weak";
  const normal = normalPassword(password).slice(0, 64);
  const left = unguessableCharacters(normal, about.flatMap(wordsOf));
  if (left < 8) return "fair";
  return left < 14 ? "good" : "strong";
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join("")].filter((word) => word.length >= SHORTEST_PERSONAL_WORD);
}

/** What people build passwords from when nobody stops them, in the product's three languages. Small letters, four or more. */
const WORDS = `
password passwort passwd contrasena contraseña clave kennwort geheim secreto secret access login logon signin letmein welcome willkommen bienvenido bienvenida
admin administrator administrador root user usuario benutzer guest gast invitado test testing prueba demo sample default changeme change temp temporary
hello hallo hola ciao servus moin please bitte porfavor thanks danke gracias trustno master super superman batman spiderman ironman pokemon pikachu mario
iloveyou iloveu love lover lovely teamo tequiero amor ichliebedich liebe schatz corazon heart angel princess princesa prinzessin prince baby bebe honey sweet
sunshine sonne sonnenschein moon luna star stars sterne estrella flower blume flor cookie keks chocolate schokolade cheese butter pepper ginger banana orange
apple peach cherry lemon coffee kaffee beer bier wine wein pizza chicken monkey affe mono dragon drache tiger lion loewe eagle adler falcon hawk wolf bear
horse pferd caballo dolphin delfin shark rabbit hase conejo kitty katze gato puppy hund perro fish fisch bird vogel butterfly schmetterling mariposa
football fussball futbol soccer baseball basketball hockey tennis golf boxing racing ranger rangers cowboy cowboys yankees lakers steelers eagles packers
patriots dodgers redsox chelsea liverpool arsenal barcelona realmadrid bayern dortmund schalke hamburg berlin munich muenchen madrid sevilla valencia london
paris newyork chicago dallas boston houston texas florida california america deutschland germany espana mexico colombia argentina
summer sommer verano winter invierno spring fruehling primavera autumn herbst otono january januar enero february februar febrero march maerz marzo april abril
mayo june juni junio july juli julio august agosto september septiembre october oktober octubre november noviembre december dezember diciembre
monday montag lunes tuesday dienstag martes wednesday mittwoch miercoles thursday donnerstag jueves friday freitag viernes saturday samstag sabado sunday sonntag domingo
michael jennifer jessica ashley amanda daniel daniela andrew andrea andreas anthony antonio joshua matthew nicole nicholas michelle robert roberto thomas
charlie charles jordan hunter george jorge joseph jose maria marie martin martina alex alexander alejandro alexandra sandra sabine stefan steffi stephanie
christian christina christine patrick patricia peter pedro pablo paul paula carlos manuel miguel francisco fernando javier laura sara sarah lisa anna julia
julian jonas lukas leon felix maximilian sophie sofia emma mia hannah hanna kevin brandon justin tyler austin taylor morgan samantha samuel david diego
richard ricardo william james john johnny jack oliver oscar harry henry louis lewis thompson smith johnson mueller schmidt schneider garcia lopez gonzalez
computer internet google facebook instagram twitter youtube microsoft windows office outlook samsung iphone android nintendo playstation minecraft fortnite
starwars matrix merlin gandalf hobbit harley ferrari porsche mercedes corvette mustang yamaha toyota honda volkswagen
freedom freiheit libertad forever always money geld dinero dollar euro gold golden silver silber diamond diamante lucky happy glueck magic power energy
killer hacker ninja pirate soldier warrior knight king queen koenig reina rey boss chief captain doctor teacher lehrer profesor family familia familie mother
mutter madre father vater padre sister brother bruder hermano friend freund amigo school schule escuela work arbeit trabajo house haus casa
media market markets radio station channel news sales sell seller advert advertising werbung publicidad spot spotmarket television business company empresa firma
team office buero oficina server network system service support manager marketing customer kunde cliente intern project projekt proyecto
qwerty qwertz azerty asdf zxcv yxcv qazwsx abcd qweasd a1b2c3 a1b2c3d4 abc123 1q2w3e 1q2w3e4r 1qaz2wsx zaq1 q1w2e3 password1 blink182 thx1138 fuckyou whatever nothing
something anything nothing nada nichts blabla blah asdasd qweqwe loveme fuck shit mierda scheisse
`;

const COMMON_WORDS: readonly string[] = [...new Set(WORDS.trim().split(/\s+/))];

/** Rows and columns of keyboards, the alphabet, and the digits: fingers walk along them, both ways. */
const WALKS = [
  "qwertyuiop",
  "qwertzuiopü",
  "azertyuiop",
  "asdfghjklñ",
  "qsdfghjklm",
  "zxcvbnm,.-",
  "yxcvbnm,.-",
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
  '!"#$%&/()=',
  "!@#$%^&*()_+",
  "147258369",
].flatMap((walk) => [walk, Array.from(walk).toReversed().join("")]);

const STEPS = 3;

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

/**
 * How many characters of a password a guesser would not come upon by words, names, years, keyboard walks and repetitions.
 *
 * @param known words that are near at hand besides the common ones, such as the person's name; in small letters
 */
function unguessableCharacters(password: string, known: readonly string[] = []): number {
  const plain = password.toLowerCase();
  // Characters outside the basic plane become one place each, so that both forms stay in step.
  const characters = Array.from(plain);
  const spelled = characters.map((character) => LOOK_ALIKES[character] ?? character);
  const covered = characters.map(() => false);
  const cover = (from: number, length: number) => covered.fill(true, from, from + length);

  for (const form of [characters, spelled]) {
    for (const word of [...COMMON_WORDS, ...known])
      for (const at of places(form, word)) cover(at, Array.from(word).length);
  }
  characters.forEach((character, at) => {
    const step = characters.slice(at, at + STEPS).join("");
    if (WALKS.some((walk) => walk.includes(step)) && Array.from(step).length === STEPS) cover(at, STEPS);
    if (step === character.repeat(STEPS)) cover(at, STEPS);
    if (/^(19|20)\d\d$/.test(characters.slice(at, at + 4).join(""))) cover(at, 4);
  });
  return covered.filter((hit) => !hit).length;
}

/** Where a word begins in a text, each a list of characters. */
function places(text: readonly string[], word: string): number[] {
  const letters = Array.from(word);
  return text.flatMap((_, at) => (letters.every((letter, step) => text[at + step] === letter) ? [at] : []));
}
