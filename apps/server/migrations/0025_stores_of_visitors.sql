CREATE TABLE "store_places" (
	"sku" text NOT NULL,
	"store_key" text NOT NULL,
	"aisle" text,
	"is_on_show" boolean NOT NULL,
	CONSTRAINT "store_places_sku_store_key_pk" PRIMARY KEY("sku","store_key")
);
--> statement-breakpoint
CREATE TABLE "visitor_stores" (
	"visitor_hash" text NOT NULL,
	"brand" text NOT NULL,
	"market" text NOT NULL,
	"store_key" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_stores_visitor_hash_brand_market_pk" PRIMARY KEY("visitor_hash","brand","market")
);
--> statement-breakpoint
CREATE INDEX "visitor_stores_time" ON "visitor_stores" USING btree ("chosen_at");