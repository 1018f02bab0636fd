interface MarketNicknames {
  /** The ids of the markets around the same city: its TV market's, then its radio market's. */
  readonly markets: readonly string[];
  /** By this it is known to those who may not read it, too. */
  readonly city: string;
  readonly nicknames: readonly string[];
}

/** What people of the trade and of the place call the big markets, beside their names. */
export const MARKET_NICKNAMES: readonly MarketNicknames[] = [
  {
    markets: ["tv-501", "radio-35620"],
    city: "New York",
    nicknames: ["NYC", "Big Apple", "Nueva York", "Manhattan", "Brooklyn"],
  },
  {
    markets: ["tv-803", "radio-31080"],
    city: "Los Angeles",
    nicknames: ["LA", "L.A.", "City of Angels", "Hollywood", "SoCal"],
  },
  { markets: ["tv-602", "radio-16980"], city: "Chicago", nicknames: ["Windy City", "Chi-Town", "Chicagoland", "CHI"] },
  {
    markets: ["tv-504", "radio-37980"],
    city: "Philadelphia",
    nicknames: ["Philly", "Filadelfia", "City of Brotherly Love", "PHL"],
  },
  { markets: ["tv-623", "radio-19100"], city: "Dallas", nicknames: ["DFW", "Metroplex", "Big D", "Fort Worth"] },
  {
    markets: ["tv-807", "radio-41860"],
    city: "San Francisco",
    nicknames: ["SF", "San Fran", "Frisco", "Bay Area", "Oakland", "Silicon Valley"],
  },
  { markets: ["radio-41940"], city: "San Jose", nicknames: ["Silicon Valley", "SJ"] },
  { markets: ["tv-506", "radio-14460"], city: "Boston", nicknames: ["Beantown", "The Hub", "BOS"] },
  {
    markets: ["tv-511", "radio-47900"],
    city: "Washington",
    nicknames: ["DC", "D.C.", "DMV", "The District", "Beltway", "Capital"],
  },
  { markets: ["tv-524", "radio-12060"], city: "Atlanta", nicknames: ["ATL", "Hotlanta", "A-Town"] },
  { markets: ["tv-618", "radio-26420"], city: "Houston", nicknames: ["H-Town", "Space City", "Bayou City", "HOU"] },
  { markets: ["tv-505", "radio-19820"], city: "Detroit", nicknames: ["Motor City", "Motown", "The D"] },
  { markets: ["tv-819", "radio-42660"], city: "Seattle", nicknames: ["Emerald City", "Puget Sound", "SEA"] },
  {
    markets: ["tv-753", "radio-38060"],
    city: "Phoenix",
    nicknames: ["Valley of the Sun", "The Valley", "PHX", "Mesa", "Scottsdale"],
  },
  { markets: ["tv-539", "radio-45300"], city: "Tampa", nicknames: ["Tampa Bay", "Champa Bay", "St. Petersburg"] },
  {
    markets: ["tv-613", "radio-33460"],
    city: "Minneapolis",
    nicknames: ["Twin Cities", "MSP", "Mini-Apple", "St. Paul"],
  },
  {
    markets: ["tv-528", "radio-33100"],
    city: "Miami",
    nicknames: ["Magic City", "South Florida", "MIA", "The 305", "Fort Lauderdale"],
  },
  { markets: ["tv-751", "radio-19740"], city: "Denver", nicknames: ["Mile High City", "Front Range"] },
  {
    markets: ["tv-510", "radio-17460"],
    city: "Cleveland",
    nicknames: ["The Land", "Forest City", "CLE", "Northeast Ohio"],
  },
  { markets: ["tv-534", "radio-36740"], city: "Orlando", nicknames: ["Theme Park Capital", "O-Town", "Space Coast"] },
  {
    markets: ["tv-862", "radio-40900"],
    city: "Sacramento",
    nicknames: ["Sactown", "River City", "Capital of California", "Central Valley"],
  },
  { markets: ["tv-609", "radio-41180"], city: "St. Louis", nicknames: ["Gateway City", "STL", "Gateway to the West"] },
  { markets: ["tv-820", "radio-38900"], city: "Portland", nicknames: ["PDX", "Rose City", "Rip City"] },
  { markets: ["tv-508", "radio-38300"], city: "Pittsburgh", nicknames: ["Steel City", "The Burgh", "PIT"] },
  { markets: ["tv-560", "radio-39580"], city: "Raleigh", nicknames: ["The Triangle", "RDU", "Research Triangle"] },
  { markets: ["tv-517", "radio-16740"], city: "Charlotte", nicknames: ["Queen City", "CLT"] },
  { markets: ["tv-527", "radio-26900"], city: "Indianapolis", nicknames: ["Indy", "Circle City", "Naptown"] },
  { markets: ["tv-512", "radio-12580"], city: "Baltimore", nicknames: ["Charm City", "B'more", "BAL"] },
  { markets: ["tv-825", "radio-41740"], city: "San Diego", nicknames: ["America's Finest City", "SD"] },
  { markets: ["tv-659", "radio-34980"], city: "Nashville", nicknames: ["Music City", "Nashvegas"] },
  { markets: ["tv-616", "radio-28140"], city: "Kansas City", nicknames: ["KC", "KCMO", "City of Fountains"] },
  { markets: ["tv-535", "radio-18140"], city: "Columbus", nicknames: ["Cbus", "Arch City"] },
  { markets: ["tv-770", "radio-41620"], city: "Salt Lake City", nicknames: ["SLC", "Wasatch Front"] },
  { markets: ["tv-617", "radio-33340"], city: "Milwaukee", nicknames: ["Brew City", "Cream City", "MKE"] },
  { markets: ["tv-515", "radio-17140"], city: "Cincinnati", nicknames: ["Cincy", "Queen City", "The Nati"] },
  { markets: ["tv-641", "radio-41700"], city: "San Antonio", nicknames: ["Alamo City", "San Antone", "SA"] },
  { markets: ["tv-839", "radio-29820"], city: "Las Vegas", nicknames: ["Vegas", "Sin City", "The Strip", "LV"] },
  { markets: ["tv-650", "radio-36420"], city: "Oklahoma City", nicknames: ["OKC"] },
  { markets: ["tv-630", "radio-13820"], city: "Birmingham", nicknames: ["Magic City", "Bham"] },
  { markets: ["tv-544", "radio-47260"], city: "Norfolk", nicknames: ["Hampton Roads", "Tidewater", "Virginia Beach"] },
  { markets: ["tv-635", "radio-12420"], city: "Austin", nicknames: ["ATX", "Live Music Capital"] },
  { markets: ["tv-518", "radio-24660"], city: "Greensboro", nicknames: ["The Triad", "Piedmont Triad"] },
  { markets: ["tv-790", "radio-10740"], city: "Albuquerque", nicknames: ["ABQ", "Duke City"] },
  { markets: ["tv-529", "radio-31140"], city: "Louisville", nicknames: ["Derby City", "Kentuckiana"] },
  { markets: ["tv-640", "radio-32820"], city: "Memphis", nicknames: ["Bluff City", "Grind City"] },
  { markets: ["tv-561", "radio-27260"], city: "Jacksonville", nicknames: ["Jax", "River City", "First Coast"] },
  {
    markets: ["tv-622", "radio-35380"],
    city: "New Orleans",
    nicknames: ["NOLA", "Nueva Orleans", "Big Easy", "Crescent City"],
  },
  { markets: ["tv-514", "radio-15380"], city: "Buffalo", nicknames: ["Nickel City", "Queen City of the Lakes"] },
  { markets: ["tv-744", "radio-46520"], city: "Honolulu", nicknames: ["Oahu", "Hawaii"] },
  { markets: ["tv-636", "radio-32580"], city: "Harlingen", nicknames: ["The Valley", "Rio Grande Valley", "RGV"] },
];
