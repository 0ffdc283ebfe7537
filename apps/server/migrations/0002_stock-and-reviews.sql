CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"design_key" text NOT NULL,
	"language" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"sku" text NOT NULL,
	"location" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_levels_sku_location_pk" PRIMARY KEY("sku","location"),
	CONSTRAINT "stock_levels_reserved" CHECK ("stock_levels"."reserved" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "launched_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "back_order_days" integer;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_design" ON "reviews" USING btree ("design_key","written_at");