CREATE TABLE "delivery_carrier_days" (
	"zone" text NOT NULL,
	"size_class" text NOT NULL,
	"service" text NOT NULL,
	"lead_days" integer NOT NULL,
	CONSTRAINT "delivery_carrier_days_zone_size_class_service_pk" PRIMARY KEY("zone","size_class","service")
);
--> statement-breakpoint
CREATE TABLE "delivery_ways" (
	"zone" text NOT NULL,
	"size_class" text NOT NULL,
	"service" text NOT NULL,
	"carrier" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"free_from_minor" bigint,
	"lead_days" integer NOT NULL,
	"weekdays" jsonb,
	"windows" jsonb,
	"is_offered" boolean NOT NULL,
	CONSTRAINT "delivery_ways_zone_size_class_service_pk" PRIMARY KEY("zone","size_class","service")
);
--> statement-breakpoint
ALTER TABLE "delivery_rates" ADD COLUMN "windows" jsonb;--> statement-breakpoint
CREATE TRIGGER delivery_ways_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_ways" FOR EACH STATEMENT EXECUTE FUNCTION count_delivery_change();--> statement-breakpoint
CREATE TRIGGER delivery_carrier_days_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_carrier_days" FOR EACH STATEMENT EXECUTE FUNCTION count_delivery_change();
