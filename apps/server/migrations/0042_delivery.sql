CREATE TABLE "delivery_calendars" (
	"market" text PRIMARY KEY NOT NULL,
	"last_order_hour" integer NOT NULL,
	"weekdays" jsonb NOT NULL,
	"holidays" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_capacities" (
	"zone" text NOT NULL,
	"service" text NOT NULL,
	"day" text NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "delivery_capacities_zone_service_day_pk" PRIMARY KEY("zone","service","day"),
	CONSTRAINT "delivery_capacities_places" CHECK ("delivery_capacities"."places" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_classes" (
	"key" text PRIMARY KEY NOT NULL,
	"max_weight_kg" double precision,
	"max_longest_cm" double precision
);
--> statement-breakpoint
CREATE TABLE "delivery_loads" (
	"zone" text NOT NULL,
	"service" text NOT NULL,
	"day" date NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "delivery_loads_zone_service_day_pk" PRIMARY KEY("zone","service","day"),
	CONSTRAINT "delivery_loads_taken" CHECK ("delivery_loads"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_places" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"service" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_rates" (
	"zone" text NOT NULL,
	"size_class" text NOT NULL,
	"service" text NOT NULL,
	"carrier" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"free_from_minor" bigint,
	"lead_days" integer NOT NULL,
	"weekdays" jsonb,
	CONSTRAINT "delivery_rates_zone_size_class_pk" PRIMARY KEY("zone","size_class")
);
--> statement-breakpoint
CREATE TABLE "delivery_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"key" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"postcodes" jsonb NOT NULL,
	"is_rest" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_postcodes" (
	"visitor_hash" text NOT NULL,
	"brand" text NOT NULL,
	"market" text NOT NULL,
	"postcode" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_postcodes_visitor_hash_brand_market_pk" PRIMARY KEY("visitor_hash","brand","market")
);
--> statement-breakpoint
CREATE INDEX "delivery_places_day" ON "delivery_places" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_zones_rest" ON "delivery_zones" USING btree ("market") WHERE "delivery_zones"."is_rest";--> statement-breakpoint
CREATE INDEX "visitor_postcodes_time" ON "visitor_postcodes" USING btree ("said_at");--> statement-breakpoint
INSERT INTO "delivery_versions" ("id", "version") VALUES (1, 1);--> statement-breakpoint
CREATE FUNCTION count_delivery_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE delivery_versions SET version = version + 1 WHERE id = 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER delivery_calendars_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_calendars" FOR EACH STATEMENT EXECUTE FUNCTION count_delivery_change();--> statement-breakpoint
CREATE TRIGGER delivery_classes_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_classes" FOR EACH STATEMENT EXECUTE FUNCTION count_delivery_change();--> statement-breakpoint
CREATE TRIGGER delivery_zones_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_zones" FOR EACH STATEMENT EXECUTE FUNCTION count_delivery_change();--> statement-breakpoint
CREATE TRIGGER delivery_rates_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_rates" FOR EACH STATEMENT EXECUTE FUNCTION count_delivery_change();--> statement-breakpoint
CREATE TRIGGER delivery_capacities_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_capacities" FOR EACH STATEMENT EXECUTE FUNCTION count_delivery_change();--> statement-breakpoint
INSERT INTO "delivery_calendars" ("market", "last_order_hour", "weekdays", "holidays") VALUES
	('DK', 14, '[1, 2, 3, 4, 5]', '["01-01", "06-05", "12-24", "12-25", "12-26", "12-31", "easter-3", "easter-2", "easter", "easter+1", "easter+39", "easter+49", "easter+50"]'),
	('NO', 14, '[1, 2, 3, 4, 5]', '["01-01", "05-01", "05-17", "12-24", "12-25", "12-26", "12-31", "easter-3", "easter-2", "easter", "easter+1", "easter+39", "easter+49", "easter+50"]'),
	('SE', 14, '[1, 2, 3, 4, 5]', '["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31", "easter-2", "easter", "easter+1", "easter+39", "easter+49", "friday from 06-19"]');--> statement-breakpoint
INSERT INTO "delivery_classes" ("key", "max_weight_kg", "max_longest_cm") VALUES
	('letter', 2, 35), ('parcel', 20, 120), ('bulky', 40, 200), ('twoMan', NULL, NULL);--> statement-breakpoint
INSERT INTO "delivery_zones" ("key", "market", "postcodes", "is_rest") VALUES
	('dk', 'DK', '[]', true), ('no', 'NO', '[]', true), ('se', 'SE', '[]', true);--> statement-breakpoint
INSERT INTO "delivery_rates" ("zone", "size_class", "service", "carrier", "price_minor", "free_from_minor", "lead_days", "weekdays") VALUES
	('dk', 'letter', 'letterBox', 'Post', 2900, 49900, 2, NULL),
	('dk', 'parcel', 'door', 'Post', 4900, 49900, 3, NULL),
	('dk', 'bulky', 'kerb', 'Haulier', 29900, NULL, 6, NULL),
	('dk', 'twoMan', 'carriedIn', 'Haulier', 59900, NULL, 8, NULL),
	('no', 'letter', 'letterBox', 'Post', 4900, 99900, 2, NULL),
	('no', 'parcel', 'door', 'Post', 9900, 99900, 3, NULL),
	('no', 'bulky', 'kerb', 'Haulier', 49900, NULL, 6, NULL),
	('no', 'twoMan', 'carriedIn', 'Haulier', 89900, NULL, 8, NULL),
	('se', 'letter', 'letterBox', 'Post', 3900, 59900, 2, NULL),
	('se', 'parcel', 'door', 'Post', 5900, 59900, 3, NULL),
	('se', 'bulky', 'kerb', 'Haulier', 39500, NULL, 6, NULL),
	('se', 'twoMan', 'carriedIn', 'Haulier', 79500, NULL, 8, NULL);
