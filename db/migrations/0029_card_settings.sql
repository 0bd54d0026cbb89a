-- What the office prints cards with (specification 2.8, 'Default Contacten'): the return address, the
-- people who answer for a region, and which region is whose.

insert into role_capabilities (role, capability) values
  ('admin', 'cards.settings'),
  ('admin', 'cards.print'),
  ('staff', 'cards.print');

-- The return address, and the address of the site on what goes by post; empty until it was filled in.
-- One row, which is there from the start.
create table default_card_settings (
  id uuid primary key check (id = '00000000-0000-0000-0000-000000000001'),
  sender_company_name text not null default '',
  sender_street text not null default '',
  sender_postal_code text not null default '',
  sender_city text not null default '',
  -- Empty: the address of the site itself.
  default_qr_url text not null default '',
  -- Counts the changes, so that two at once do not overwrite each other unseen.
  revision integer not null default 0,
  updated_at timestamptz not null default now()
);
insert into default_card_settings (id) values ('00000000-0000-0000-0000-000000000001');

-- Colleagues who answer for the cards of a region, with how to reach them at work: it is printed on
-- the letter that goes with the cards.
create table default_card_contacts (
  id uuid primary key,
  first_name text not null,
  name_prefix text not null default '',
  last_name text not null,
  email citext not null,
  phone text not null,
  revision integer not null default 0,
  created_at timestamptz not null default now()
);
create index on default_card_contacts (created_at);

-- Every Dutch postal code by its four digits, in regions. Cards for a region without a contact are
-- not sent.
create table postcode_area_assignments (
  id uuid primary key default gen_random_uuid(),
  area_name text not null,
  postcode_start integer not null check (postcode_start >= 1000),
  postcode_end integer not null check (postcode_end between postcode_start and 9999),
  contact_id uuid references default_card_contacts on delete restrict,
  exclude using gist (int4range(postcode_start, postcode_end, '[]') with &&)
);
create index on postcode_area_assignments (contact_id);

insert into postcode_area_assignments (postcode_start, postcode_end, area_name) values
  (1000, 1099, 'Amsterdam'),
  (1100, 1199, 'Amstelland, Schiphol en Waterland'),
  (1200, 1299, 'Hilversum en het Gooi'),
  (1300, 1399, 'Almere en Weesp'),
  (1400, 1499, 'Bussum, Uithoorn, Aalsmeer en Purmerend'),
  (1500, 1599, 'Zaanstreek'),
  (1600, 1699, 'Hoorn en West-Friesland'),
  (1700, 1799, 'Heerhugowaard, Den Helder en Texel'),
  (1800, 1899, 'Alkmaar en omgeving'),
  (1900, 1999, 'IJmond en Castricum'),
  (2000, 2099, 'Haarlem en Zandvoort'),
  (2100, 2199, 'Haarlemmermeer en Bollenstreek'),
  (2200, 2299, 'Katwijk, Wassenaar en Rijswijk'),
  (2300, 2399, 'Leiden en omgeving'),
  (2400, 2499, 'Alphen aan den Rijn en omgeving'),
  (2500, 2599, 'Den Haag'),
  (2600, 2699, 'Delft en Westland'),
  (2700, 2799, 'Zoetermeer en Waddinxveen'),
  (2800, 2899, 'Gouda en Krimpenerwaard'),
  (2900, 2999, 'Capelle aan den IJssel en Barendrecht'),
  (3000, 3099, 'Rotterdam'),
  (3100, 3199, 'Schiedam, Vlaardingen en Maassluis'),
  (3200, 3299, 'Voorne-Putten, Goeree-Overflakkee en Hoeksche Waard'),
  (3300, 3399, 'Dordrecht en Drechtsteden'),
  (3400, 3499, 'Woerden, Nieuwegein en IJsselstein'),
  (3500, 3599, 'Utrecht'),
  (3600, 3699, 'Stichtse Vecht en De Ronde Venen'),
  (3700, 3799, 'Zeist, Soest, Baarn en Barneveld'),
  (3800, 3899, 'Amersfoort, Nijkerk en Harderwijk'),
  (3900, 3999, 'Veenendaal, Houten en Wijk bij Duurstede'),
  (4000, 4099, 'Tiel en Neder-Betuwe'),
  (4100, 4199, 'Culemborg, Vianen en Leerdam'),
  (4200, 4299, 'Gorinchem en Altena'),
  (4300, 4399, 'Middelburg, Vlissingen en Zierikzee'),
  (4400, 4499, 'Goes en Zuid-Beveland'),
  (4500, 4599, 'Zeeuws-Vlaanderen'),
  (4600, 4699, 'Bergen op Zoom en Tholen'),
  (4700, 4799, 'Roosendaal en Moerdijk'),
  (4800, 4899, 'Breda en Etten-Leur'),
  (4900, 4999, 'Oosterhout en Geertruidenberg'),
  (5000, 5099, 'Tilburg en omgeving'),
  (5100, 5199, 'Waalwijk en Dongen'),
  (5200, 5299, '’s-Hertogenbosch en Boxtel'),
  (5300, 5399, 'Oss en Zaltbommel'),
  (5400, 5499, 'Uden, Veghel en Cuijk'),
  (5500, 5599, 'Veldhoven, Valkenswaard en de Kempen'),
  (5600, 5699, 'Eindhoven en omgeving'),
  (5700, 5799, 'Helmond en de Peel'),
  (5800, 5899, 'Venray en Boxmeer'),
  (5900, 5999, 'Venlo en Horst'),
  (6000, 6099, 'Roermond en Weert'),
  (6100, 6199, 'Sittard, Geleen en Echt'),
  (6200, 6299, 'Maastricht en omgeving'),
  (6300, 6399, 'Valkenburg en Landgraaf'),
  (6400, 6499, 'Heerlen, Kerkrade en Brunssum'),
  (6500, 6599, 'Nijmegen en omgeving'),
  (6600, 6699, 'Wijchen, Druten en Elst'),
  (6700, 6799, 'Ede en Wageningen'),
  (6800, 6899, 'Arnhem en omgeving'),
  (6900, 6999, 'Zevenaar, Doesburg en Dieren'),
  (7000, 7099, 'Doetinchem en Oude IJsselstreek'),
  (7100, 7199, 'Winterswijk en Oost-Achterhoek'),
  (7200, 7299, 'Zutphen en Lochem'),
  (7300, 7399, 'Apeldoorn en Twello'),
  (7400, 7499, 'Deventer, Nijverdal en Rijssen'),
  (7500, 7599, 'Enschede, Hengelo en Oldenzaal'),
  (7600, 7699, 'Almelo en Noord-Twente'),
  (7700, 7799, 'Hardenberg, Ommen en Coevorden'),
  (7800, 7899, 'Emmen en omgeving'),
  (7900, 7999, 'Hoogeveen en Meppel'),
  (8000, 8099, 'Zwolle en Noord-Veluwe'),
  (8100, 8199, 'Raalte, Epe en Heerde'),
  (8200, 8299, 'Lelystad, Dronten en Kampen'),
  (8300, 8399, 'Noordoostpolder, Urk en Steenwijk'),
  (8400, 8499, 'Heerenveen en Stellingwerven'),
  (8500, 8599, 'Joure, Lemmer en Gaasterland'),
  (8600, 8699, 'Sneek en omgeving'),
  (8700, 8799, 'Bolsward, Workum en Makkum'),
  (8800, 8899, 'Harlingen, Franeker, Terschelling en Vlieland'),
  (8900, 8999, 'Leeuwarden'),
  (9000, 9099, 'Grou, Stiens en het Bildt'),
  (9100, 9199, 'Dokkum, Ameland en Schiermonnikoog'),
  (9200, 9299, 'Drachten en Buitenpost'),
  (9300, 9399, 'Roden, Leek en Norg'),
  (9400, 9499, 'Assen en Midden-Drenthe'),
  (9500, 9599, 'Stadskanaal en Westerwolde'),
  (9600, 9699, 'Hoogezand, Veendam en Winschoten'),
  (9700, 9799, 'Groningen en Haren'),
  (9800, 9899, 'Zuidhorn en Westerkwartier'),
  (9900, 9999, 'Delfzijl, Appingedam en Het Hogeland');

alter table default_card_settings enable row level security;
alter table default_card_contacts enable row level security;
alter table postcode_area_assignments enable row level security;

grant select on default_card_settings, default_card_contacts, postcode_area_assignments
  to wensenregister_app;
grant insert, update, delete on default_card_contacts to wensenregister_app;
grant update on default_card_settings to wensenregister_app;
grant update (contact_id) on postcode_area_assignments to wensenregister_app;
