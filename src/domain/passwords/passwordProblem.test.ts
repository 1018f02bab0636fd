import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordProblem, passwordStrength } from "./passwordProblem.ts";

test.each([
  "password",
  "Password1",
  "P@ssw0rd!",
  "12345678",
  "1234567890",
  "qwertyuiop",
  "qwertz123",
  "1q2w3e4r5t",
  "asdfghjkl1",
  "iloveyou1",
  "Summer2024!",
  "Sommer2025",
  "Verano2026",
  "Welcome123",
  "Willkommen1",
  "football99",
  "dragon2000",
  "monkey123",
  "trustno1!",
  "letmein123",
  "admin2024",
  "abc12345",
  "1qaz2wsx",
  "zaq12wsx",
  "11223344",
  "23041987",
  "Michael1985",
  "Berlin2024",
  "barcelona10",
  "contraseña1",
  "Passwort123",
  "changeme!",
  "superman12",
  "87654321",
  "qazwsxedc",
  "Spotmarket1",
  "a1b2c3d4",
  "Realmadrid9",
])("%s is among the first guesses", (password) => {
  expect(passwordProblem(password)).toBe("common");
});

test.each([
  ["1234567", "short"],
  ["ab1!xyz", "short"],
  ["🙂🙃🙂🙃🙂🙃🙂", "short"],
  ["aaaaaaaa", "repeated"],
  ["abababababab", "repeated"],
  ["x".repeat(1_001), "long"],
])("%j is too %s", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  "correct horse battery",
  "kJ8#vq2Lx",
  "der rote Bagger am Kanal",
  "tres tristes tigres",
  "vbq7 nemo tilt",
  "пароль-для-работы",
  "日本語のながいあいことば",
])("%s may be used", (password) => {
  expect(passwordProblem(password)).toBeNull();
});

test.each(["Zielinska7", "zoe.zielinska", "WKRP-Cincinnati", "wkrp2024", "Zoe4wkrp!", "zi3linska!"])(
  "%s is too near to the person",
  (password) => {
    const about = ["zoe.zielinska@wkrp.example", "Zoe Zielinska", "WKRP Cincinnati"];
    expect(passwordProblem(password, about)).toBe("personal");
    expect(passwordProblem(password, ["somebody@else.example"])).not.toBe("personal");
  },
);

test("what looks the same is judged the same, full-width letters too", () => {
  expect(passwordProblem("ｐａｓｓｗｏｒｄ")).toBe("common");
});

test("almost nothing that a machine makes up is refused", () => {
  const made = fc.string({
    minLength: 12,
    maxLength: 12,
    unit: fc.constantFrom(...Array.from("abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")),
  });
  const refused = fc.sample(made, { numRuns: 500, seed: 1 }).filter((password) => passwordProblem(password) !== null);
  expect(refused.length).toBeLessThan(3);
});

test("longer and stranger is stronger", () => {
  const passwords = ["password1", "kJ8#vq2L", "kJ8#vq2Lx9!m", "der rote Bagger am Kanal"];
  expect(passwords.map((password) => passwordStrength(password))).toEqual(["weak", "good", "good", "strong"]);
  expect(passwordStrength("kJ8qwert")).toBe("weak");
});
