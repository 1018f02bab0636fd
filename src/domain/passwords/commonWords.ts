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

export const COMMON_WORDS: readonly string[] = [...new Set(WORDS.trim().split(/\s+/))];
